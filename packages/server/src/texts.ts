/** Every sentence the HTTP layer and the agent interface may say by themselves. The engine words the faults of a formula. */
import { didYouMean } from '@obrador/engine';

const seconds = (n: number): string => (n === 1 ? '1 segundo' : `${n} segundos`);
const MAX_SHOWN = 100;

/** What was sent, shortened if it is very long. */
const shown = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** Kinds of fault that lie with the service or with how it is asked, with what each means. */
export const SERVICE_FAULTS = {
  no_permitido: 'La página que pregunta no es de las que se atienden en esa dirección.',
  no_existe: 'No existe la dirección o el alimento.',
  metodo_no_admitido: 'La dirección existe, pero no con ese método.',
  cuerpo_demasiado_grande: 'El cuerpo de la petición pasa del máximo.',
  limite_superado: 'Demasiadas peticiones: «Retry-After» dice cuántos segundos esperar.',
  error_interno: 'Un fallo nuestro, con su identificador en el mensaje.',
  servicio_saturado: 'El servicio no da abasto: «Retry-After» dice cuántos segundos esperar.',
} as const;

export const texts = {
  contentType: 'La cabecera «Content-Type» debe ser «application/json».',
  charset: 'El cuerpo de la petición debe ir en UTF-8: «Content-Type» no admite otro juego de caracteres en «charset».',
  emptyBody: 'El cuerpo de la petición está vacío: envía un objeto JSON.',
  notUtf8: 'El cuerpo de la petición no es UTF-8 válido.',
  malformedJson: 'El cuerpo de la petición no es JSON válido.',
  encodedBody: 'El cuerpo de la petición debe ir sin comprimir: no se admite «Content-Encoding».',
  bodyLength: 'El cuerpo de la petición no tiene la longitud que anuncia «Content-Length».',
  oneMessage: 'Envía un solo mensaje JSON-RPC por petición: no se admiten listas de mensajes.',
  noMessage:
    'El cuerpo de la petición no es un mensaje JSON-RPC: envía un objeto con «jsonrpc», «id», «method» y, si hace falta, «params».',
  missingTool: 'Falta «name»: el nombre de la herramienta.',
  noArguments: '«arguments» debe ser un objeto JSON.',
  unknownTool: (name: string) => `No existe la herramienta «${shown(name)}»: pide la lista con «tools/list».`,
  unknownMethod: (method: string) => `Método desconocido: «${shown(method)}».`,
  bodyUnread: 'No se ha podido leer el cuerpo de la petición.',
  left: 'La conexión se ha cerrado antes de la respuesta.',
  badUrl: 'La dirección de la petición no es válida.',
  missingHost: 'Falta la cabecera «Host».',
  twoHosts: 'La cabecera «Host» solo puede ir una vez.',
  tooManyConnections: 'Hay demasiadas conexiones abiertas desde tu dirección. Cierra alguna y vuelve a intentarlo.',
  foreignOrigin: 'La cabecera «Origin» no es de una página a la que este servicio atienda en esta dirección.',
  longQuery: (limit: number) => `El texto que se busca no puede pasar de ${limit} caracteres.`,
  malformedHttp: 'La petición no es HTTP válido.',
  slowRequest: 'La petición ha tardado demasiado en llegar.',
  largeHeaders: 'Las cabeceras de la petición son demasiado largas.',
  tooDeep: 'El cuerpo de la petición tiene demasiados niveles, unos dentro de otros.',
  tooSlow: 'El cálculo ha tardado demasiado. Simplifica la fórmula o vuelve a intentarlo más tarde.',
  bodyTooLarge: (limit: number) => `El cuerpo de la petición supera el máximo de ${limit / 1024} KiB.`,
  noFood: (id: string) => `La despensa no tiene ningún alimento «${shown(id)}».`,
  noType: (craft: string, type: string) => `No existe el tipo «${shown(type)}» en el oficio «${shown(craft)}».`,
  oneOf: (field: string, known: readonly string[]) => `«${field}» debe ser uno de estos valores: ${known.join(', ')}.`,
  unknownCampo: (path: string, meant: readonly string[], known: readonly string[]) =>
    `«campos» no admite «${shown(path)}».${didYouMean(meant)} Campos: ${known.join(', ')}.`,
  unknownParameter: (name: string, meant: readonly string[], known: readonly string[]) =>
    `La dirección no admite «${shown(name)}».${didYouMean(meant)}${known.length === 0 ? '' : ` Parámetros: ${known.join(', ')}.`}`,
  wholeNumber: (field: string, min: number, max: number) =>
    `«${field}» debe ser un número entero entre ${min} y ${max}.`,
  notFound: (path: string, place?: string) =>
    `No existe la dirección «${shown(path)}».${place === undefined ? '' : ` Está en «${place}».`}`,
  noNotebook: 'No existe ese cuaderno, o el testigo no es el suyo.',
  notebookClosed: 'El cuaderno está cerrado: ya no admite registros.',
  notebookFull: (quota: number) =>
    `El cuaderno está lleno: no puede pasar de ${(quota / 1e6).toLocaleString('es-ES')} MB.`,
  notebooksOfDay: 'Desde tu red se ha llegado hoy al máximo de los cuadernos compartidos. Vuelve a intentarlo mañana.',
  notebooksFull: 'El servicio no tiene sitio para más cuadernos compartidos. Avisa a quien lo lleva.',
  notebooksAway: (wait: number) =>
    `Los cuadernos compartidos no responden. Vuelve a intentarlo dentro de ${seconds(wait)}.`,
  recordCount: (most: number) => `«registros» debe ser una lista de 1 a ${most} registros.`,
  recordTooLarge: (most: number) => `Un registro no puede pasar de ${most} bytes.`,
  wrongField: (field: string) => `«${field}» no tiene la forma que debe.`,
  methodNotAllowed: (method: string, allow: string) =>
    `El método ${method} no se admite en esta dirección. Métodos admitidos: ${allow}.`,
  tooManyRequests: (limit: number, wait: number) =>
    `Has superado el límite de ${limit} ${limit === 1 ? 'petición' : 'peticiones'} por minuto. Vuelve a intentarlo dentro de ${seconds(wait)}.`,
  overloaded: (wait: number) => `El servicio está saturado. Vuelve a intentarlo dentro de ${seconds(wait)}.`,
  internalLog: 'Error interno al atender una petición.',
  internal: (id: string) => `Error interno del servicio. Si se repite, indica este identificador: ${id}.`,
  /** Kinds of problem by status, for those who ask for problems. */
  problems: {
    400: 'Petición no válida',
    403: 'No permitido',
    404: 'No existe',
    405: 'Método no admitido',
    413: 'Cuerpo demasiado grande',
    422: 'No se conoce lo que se nombra',
    429: 'Demasiadas peticiones',
    500: 'Error interno',
    503: 'Servicio saturado',
  } as Readonly<Record<number, string>>,
} as const;
