/* global Redoc */

/** Colours and letters of the pages as the browser resolves them: Redoc reckons with them. */
const probe = document.body.appendChild(document.createElement('i'));
const colour = (name) => {
  probe.style.color = `var(${name})`;
  return getComputedStyle(probe).color;
};
const letters = (name) => {
  probe.style.fontFamily = `var(${name})`;
  return getComputedStyle(probe).fontFamily;
};
const [paper, sheet, ink, soft, rule, accent] = ['--paper', '--sheet', '--ink', '--soft', '--rule', '--accent'].map(
  colour,
);
const [sans, serif, mono] = ['--sans', '--serif', '--mono'].map(letters);
probe.remove();

const root = document.getElementById('referencia');
/** Another language brings its own document, and the words Redoc has by itself. */
const { document: other } = root.dataset;

Redoc.init(
  other ?? '/openapi.json',
  {
    hideDownloadButtons: true,
    requiredPropsFirst: true,
    sortRequiredPropsFirst: true,
    jsonSamplesExpandLevel: 3,
    theme: {
      colors: {
        primary: { main: accent },
        error: { main: accent },
        success: { main: '#1f5a2d' },
        text: { primary: ink, secondary: soft },
        border: { dark: rule, light: rule },
      },
      schema: { nestedBackground: sheet, typeNameColor: soft, typeTitleColor: soft, requireLabelColor: accent },
      sidebar: { backgroundColor: sheet, textColor: ink, activeTextColor: accent },
      rightPanel: { backgroundColor: '#221b14', textColor: '#f3eadb' },
      codeBlock: { backgroundColor: '#181411' },
      typography: {
        fontFamily: sans,
        headings: { fontFamily: serif },
        code: { fontFamily: mono, color: accent, backgroundColor: paper },
        links: { color: accent, visited: accent, hover: ink },
      },
    },
    labels:
      other === undefined
        ? {
            enum: 'Valores',
            enumSingleValue: 'Valor',
            enumArray: 'Elementos',
            default: 'Por defecto',
            deprecated: 'Obsoleto',
            example: 'Ejemplo',
            examples: 'Ejemplos',
            recursive: 'Recursivo',
            arrayOf: 'Lista de ',
            const: 'Valor',
            noResultsFound: 'Sin resultados',
            download: 'Descargar',
            downloadSpecification: 'Descargar el documento OpenAPI',
            responses: 'Respuestas',
            callbackResponses: 'Respuestas de la llamada',
            requestSamples: 'Ejemplos de petición',
            responseSamples: 'Ejemplos de respuesta',
          }
        : {},
  },
  root,
);
