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
  /** °C at which 69 % of its water is ice; null where that never freezes. */
  readonly temperatura_fisica: number | null;
  /** ± °C of the temperature. */
  readonly margen: number;
  readonly congelado: readonly Frozen[];
  /** Temperature of service: as asked, else the type's; null where it has none. */
  readonly a_servicio: Pick<Frozen, 't' | 'agua_pct'> | null;
  /** The temperature with the hardness of cocoa and nuts, and how it serves. */
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

/** A cooking temperature and the % of water left in syrup and product. */
export interface Cooking {
  readonly temperatura: number;
  readonly humedad: number;
  readonly producto: number;
}

/** What physics says of the syrup of a turrón: advice, never a verdict. */
export interface SyrupPhysics {
  readonly coccion: Cooking & {
    /** °C that dries the product as its type asks; null beyond what is known. */
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
