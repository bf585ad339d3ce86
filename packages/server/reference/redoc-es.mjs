/**
 * The words of Redoc its `labels` do not reach, put into Spanish in the script itself, and its logo, which it would
 * fetch from outside. Each text must be found exactly as many times as said: a new release of Redoc cannot bring
 * English back unnoticed.
 */
const REPLACEMENTS = [
  [
    'src:"https://cdn.redoc.ly/redoc/logo-mini.svg"',
    'src:"data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>"',
  ],
  ['"API docs by Redocly"', '"Página hecha con Redoc"'],
  ['placeholder:"Search...","aria-label":"Search"', 'placeholder:"Buscar…","aria-label":"Buscar"'],
  ['null,"Content type")', 'null,"Tipo de contenido")'],
  ['ariaLabel:"Content type"', 'ariaLabel:"Tipo de contenido"'],
  ['"Copied":"Not supported in your browser"', '"Copiado":"El navegador no lo permite"'],
  ['open:t},"Copy")', 'open:t},"Copiar")'],
  ['" Expand all "', '" Desplegar todo "'],
  ['" Collapse all "', '" Plegar todo "'],
  ['"aria-label":`expand ', '"aria-label":`desplegar '],
  ['?"expand":"collapse"}', '?"desplegar":"plegar"}', 2],
  ['"aria-label","expand")', '"aria-label","desplegar")', 2],
  ['"aria-label","collapse")', '"aria-label","plegar")', 2],
  ['(Jg,null,"required")', '(Jg,null,"obligatorio")'],
  ['(qv,null,"required")', '(qv,null,"obligatorio")'],
  ['(Bv,null,"optional")', '(Bv,null,"opcional")'],
  ['"Request Body schema: "', '"Cuerpo de la petición: "'],
  ['"Response Schema: "', '"Cuerpo de la respuesta: "'],
  ['" Response Headers "', '" Cabeceras de la respuesta "'],
  [
    '(vp,null,e," Parameters")',
    '(vp,null,"Parámetros en ",{query:"la consulta",path:"la ruta",header:"la cabecera",cookie:"la cookie"}[e])',
  ],
  ['label:"Payload"', 'label:"Cuerpo"'],
  ['(Wb,null,"License:"', '(Wb,null,"Licencia:"'],
  ['oneOfType="One of"', 'oneOfType="Uno de"', 2],
  ['oneOfType="Any of"', 'oneOfType="Alguno de"'],
  ['ca("characters"', 'ca("caracteres"'],
  ['ca("items"', 'ca("elementos"'],
  ['ca("properties"', 'ca("propiedades"'],
  ['1===t?"non-empty"', '1===t?"no vacío"'],
  ['t.push("unique")', 't.push("sin repetir")'],
  ['`decimal places <= ', '`decimales <= '],
  ['`multiple of ', '`múltiplo de '],
  ['"[ items"', '"[ elementos"'],
  ['"additional property"', '"otra propiedad"'],
  ['"pattern property"', '"propiedad según patrón"'],
  ['"Hide pattern":"Show pattern"', '"Ocultar el patrón":"Mostrar el patrón"'],
  ['"Loading ..."', '"Cargando…"'],
  ['["Loading..."]', '["Cargando…"]'],
  ['"Something went wrong..."', '"No se ha podido mostrar la referencia."'],
];

export function inSpanish(script) {
  let text = script;
  for (const [english, spanish, times = 1] of REPLACEMENTS) {
    const parts = text.split(english);
    if (parts.length - 1 !== times) {
      throw new Error(`Redoc: «${english}» is there ${parts.length - 1} times, not ${times}.`);
    }
    text = parts.join(spanish);
  }
  return text;
}
