import type { Document } from './document.ts';

/** Some 5 MB at its fullest, with the compressed forms. */
const MAX_DOCUMENTS = 128;

/** Keeps the documents asked for last, so that what many ask for is made and compressed once. */
export function createDocumentCache(max = MAX_DOCUMENTS): (key: string, make: () => Document) => Document {
  const documents = new Map<string, Document>();
  return (key, make) => {
    const document = documents.get(key) ?? make();
    documents.delete(key);
    documents.set(key, document);
    if (documents.size > max) documents.delete(documents.keys().next().value!);
    return document;
  };
}
