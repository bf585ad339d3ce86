/** Share of the water of an ice cream that is ice at a temperature. */
export interface Frozen {
  /** °C. */
  readonly t: number;
  /** % of the water. */
  readonly agua_pct: number;
  /** % of the mix. */
  readonly hielo_pct: number;
}

/** What physics says of an ice cream: a thermometer beside the PAC, which judges. */
export interface IceCreamPhysics {
  /** Where it begins to freeze, °C. */
  readonly punto_congelacion: number;
  /** Where 69 % of its water is ice, °C; null where more than the rest of it is held. */
  readonly temperatura_fisica: number | null;
  /** ± °C of the temperature. */
  readonly margen: number;
  readonly congelado: readonly Frozen[];
  /** Where it is served: as asked for, else as its type is; null of what has no temperature of its own. */
  readonly a_servicio: Pick<Frozen, 't' | 'agua_pct'> | null;
  /** The temperature with what cocoa and nuts harden, and how it is at the one of service. */
  readonly dureza: { readonly valor: number; readonly texto: string | null } | null;
  /** kg/l of the mix before it is whipped, at 4 °C. */
  readonly densidad: number;
  /** The same mix as three schools read it: sucrose = 100, Corvitto's table in °C, physics in °C. */
  readonly escuelas: {
    readonly indice_clasico: number;
    /** Null where its table would serve it unfrozen. */
    readonly corvitto: number | null;
    readonly fisica: number | null;
  };
  readonly texto: string;
  /** Why it differs from the PAC, where by more than 1.5 °C. */
  readonly diferencia?: string;
}

/** A temperature of cooking and what it leaves: % of water in the syrup and in the product. */
export interface Cooking {
  readonly temperatura: number;
  readonly humedad: number;
  readonly producto: number;
}

/** What physics says of the syrup of a turrón: advice, never a verdict. */
export interface SyrupPhysics {
  readonly coccion: Cooking & {
    /** °C from which the product is as dry as its type asks; null beyond what is known. */
    readonly minima: number | null;
    /** °C of the same moisture higher up. */
    readonly altitud: readonly { readonly metros: number; readonly temperatura: number }[];
    readonly curva: readonly Cooking[];
  };
  /** °C below which the syrup breaks, and how it bites; of what is left whole. */
  readonly vidrio?: { readonly temperatura: number; readonly texto: string };
  /** 0 to 1, and how soon its sugar grains. */
  readonly grano?: { readonly indice: number; readonly texto: string };
  readonly texto: string;
}

/** What physics says of a formula, by its craft. */
export type Physics = IceCreamPhysics | SyrupPhysics;

/** The sentences of what physics says, for people. */
export function physicsTexts(physics: Physics | null): string[] {
  if (physics === null) return [];
  const said =
    'coccion' in physics
      ? [physics.texto, physics.vidrio?.texto, physics.grano?.texto]
      : [physics.texto, physics.dureza?.texto, physics.diferencia];
  return said.filter((text) => typeof text === 'string');
}
