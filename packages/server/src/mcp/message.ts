import { parseJSONRPCMessage } from '@modelcontextprotocol/server';

/** Whether a value is a message of the protocol at all. */
export function isMessage(value: unknown): boolean {
  try {
    parseJSONRPCMessage(value);
    return true;
  } catch {
    return false;
  }
}
