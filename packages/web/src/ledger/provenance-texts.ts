/** Who stands behind the figures of a food, as its row names them, in the words of a person. */
export const esProvenance = {
  /** Tables of composition and the country that keeps them. */
  tables: [
    ['CIQUAL', 'Francia'],
    ['USDA', 'Estados Unidos'],
    ['BLS', 'Alemania'],
    ['CoFID', 'Reino Unido'],
    ['CREA', 'Italia'],
  ],
  others: [
    [/Goff/, 'Goff y Hartel (Ice Cream)'],
    [/Corvitto/, 'Corvitto (Los secretos del helado)'],
    [/Hull/, 'Hull (Glucose Syrups)'],
    [/AVPN/, 'reglamento AVPN'],
    [/\b(Dir|RD|Reg|Codex|IGP)\b/, 'norma legal'],
    [/\b[Ff]ichas?\b/, 'ficha técnica'],
    [/\b[Ee]tiquetas?\b/, 'etiqueta'],
    [/\boficio\b/, 'uso del oficio'],
    [/típic|genérico|habituales|\bmedia\b/, 'composición habitual'],
  ],
  /** What is worked out from its parts, from what it is or from another food. */
  computed: 'cálculo por su composición',
  tablesAre: (names: string) => `tablas ${names}`,
  table: (name: string, ...of: readonly string[]) => `${name} (${of.join(', ')})`,
} satisfies {
  readonly tables: readonly (readonly [string, string])[];
  readonly others: readonly (readonly [RegExp, string])[];
  readonly computed: string;
  readonly tablesAre: (names: string) => string;
  readonly table: (name: string, ...of: readonly string[]) => string;
};
