/** The console of /docs/consola: offers the operations of the OpenAPI document and sends what is written. */

const at = (id) => document.getElementById(id);
const [form, choice, about, address, body, problem, state, answer, command] = [
  'prueba',
  'operacion',
  'descripcion',
  'direccion',
  'cuerpo',
  'problema',
  'estado',
  'respuesta',
  'orden',
].map(at);

const { paths } = await (await fetch('/openapi.json')).json();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

for (const [i, { method, path, summary }] of operations.entries()) {
  choice.append(new Option(`${method} ${path} · ${summary}`, String(i)));
}

/** The address of an operation with its examples filled in. */
function addressOf({ path, parameters = [], method }) {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, example), path);
  const [first] = parameters.filter((parameter) => parameter.in === 'query');
  return method === 'GET' && first ? `${filled}?${first.name}=${encodeURIComponent(first.example)}` : filled;
}

function show() {
  const operation = operations[Number(choice.value)];
  const example = operation.requestBody?.content['application/json'].example;
  about.textContent = operation.description;
  address.value = addressOf(operation);
  body.value = example === undefined ? '' : JSON.stringify(example, null, 2);
  body.disabled = example === undefined;
  tell();
}

function headers() {
  return {
    ...(body.disabled ? {} : { 'content-type': 'application/json' }),
    ...(problem.checked ? { accept: 'application/problem+json' } : {}),
  };
}

function tell() {
  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const given = Object.entries(headers()).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`);
  const data = body.disabled ? '' : ` \\\n  -d ${quoted(body.value)}`;
  command.textContent = `curl -s ${quoted(new URL(address.value, location.origin).href)}${given.join('')}${data}`;
}

async function send(event) {
  event.preventDefault();
  state.textContent = '…';
  answer.textContent = '';
  const { method } = operations[Number(choice.value)];
  try {
    // Never to another service, whatever is written.
    const url = new URL(address.value, location.origin);
    const response = await fetch(location.origin + url.pathname + url.search, {
      method,
      headers: headers(),
      ...(body.disabled ? {} : { body: body.value }),
    });
    const text = await response.text();
    state.textContent = `${response.status}, ${text.length} caracteres`;
    answer.textContent = response.headers.get('content-type')?.includes('json')
      ? JSON.stringify(JSON.parse(text), null, 2)
      : text;
  } catch {
    state.textContent = 'No hay conexión con el servicio.';
    answer.textContent = '';
  }
}

choice.addEventListener('change', show);
form.addEventListener('input', tell);
form.addEventListener('submit', send);
show();
