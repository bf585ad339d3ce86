/** What cannot be a message is refused as JSON-RPC has it: nobody could read whose it is. */

/** Of JSON-RPC 2.0, 5.1. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
/** Of those left to servers: limits, sizes and pages of strangers. */
const NOT_SERVED = -32_000;

/** For a body or a line that is no JSON. */
export const unparsed = (message: string) => refusal(PARSE_ERROR, message);

/** For JSON that is no message. */
export const unusable = (message: string) => refusal(INVALID_REQUEST, message);

/** For a message nobody looked at. */
export const notServed = (message: string) => refusal(NOT_SERVED, message);

function refusal(code: number, message: string): object {
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}
