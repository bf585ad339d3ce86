export const esViews = {
  helado: {
    curve: 'Curva de congelación',
    plotTitle: (start: string, pac: string, share: string) =>
      `Curva de congelación: empieza a congelar a ${start} °C; a ${pac} °C está congelado el ${share} % del agua.`,
    xAxis: 'temperatura, °C',
    yAxis: 'agua congelada, %',
    working: 'rango de trabajo',
    serving: 'servicio',
    at: 'Temperatura',
    value: (t: string, share: string, ice: string) =>
      `A ${t} °C: ${share} % del agua congelada, ${ice} g de hielo por 100 g`,
    band: 'La franja es el margen del cálculo.',
    freezing: (t: string) => `Empieza a congelar a ${t} °C.`,
    frozenAt: (t: string, share: string) => `a ${t} °C, ${share} % del agua congelada;`,
    compared: (start: string, pac: string, share: string) =>
      `empieza a congelar a ${start} °C; a ${pac} °C, ${share} % del agua congelada.`,
  },
  panaderia: {
    table: 'Tabla del panadero',
    caption: 'Cada ingrediente sobre 100 de harina total, con los prefermentos desglosados',
    flour: 'Harina total',
    water: 'Agua total',
    parts: { harina: 'su harina', agua: 'su agua' },
    finishing: 'acabado',
    labels: {
      dough: 'Masa',
      bread: 'Pan cocido',
      loss: 'Merma de cocción',
      saltInBread: 'Sal en el pan',
      prefermented: 'Harina prefermentada',
      strength: 'Fuerza W estimada',
    },
  },
  pasteleria: {
    ratios: 'Proporciones',
    meaning: {
      gold: 'Oro: todo dentro del rango y, como mucho, una cifra fuera de lo habitual.',
      silver: 'Plata: todo dentro del rango, con varias cifras o la fórmula entera fuera de lo habitual.',
      bronze: 'Bronce: un solo parámetro fuera, y por poco.',
      none: 'Sin medalla: hay parámetros fuera de rango.',
      faulty: 'Sin medalla: las cifras están en su rango, pero hay algo más que corregir.',
    },
  },
  turron: {
    ladder: 'Escalera de categorías',
    here: 'aquí está la fórmula',
    has: (value: string, unit: string) => `tiene ${value}${unit === '' ? '' : `\u00a0${unit}`}`,
    none: 'ninguno',
    met: 'se cumple',
    unmet: 'no se cumple',
    cooking: 'Cocción del almíbar',
    height: 'Altitud del obrador, m',
    xAxis: 'temperatura de cocción, °C',
    yAxis: 'humedad del almíbar, %',
    at: (metres: string, degrees: string) => `${degrees} °C a ${metres} m`,
    altitude: (list: readonly string[]) =>
      `La misma humedad: ${list.join(', ')}. Es consejo: no cuenta en la categoría.`,
  },
  cacao: {
    tempering: 'Templado',
    stages: { fundir: 'Fundir', enfriar: 'Enfriar', trabajar: 'Trabajar' },
    plotTitle: (stages: string) => `Curva de templado: ${stages}.`,
    aw: 'Actividad de agua estimada',
  },
};
