import type { Document } from './document.ts';

/** Of their bodies: their text and compressed forms are as much again. */
const MAX_BYTES = 4_000_000;
const MAX_DOCUMENTS = 128;

/** Keeps the documents asked for last, so that what many ask for is made and compressed once. */
export function createDocumentCache(
  max = MAX_DOCUMENTS,
  maxBytes = MAX_BYTES,
): (key: string, make: () => Document) => Document {
  const documents = new Map<string, Document>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= documents.get(key)?.body.length ?? 0;
    documents.delete(key);
  }

  return (key, make) => {
    const document = documents.get(key) ?? make();
    forget(key);
    documents.set(key, document);
    bytes += document.body.length;
    while (documents.size > max || (bytes > maxBytes && documents.size > 1)) forget(documents.keys().next().value!);
    return document;
  };
}
