/** Answers a request; `address` is that of the client as the platform knows it, which the limit counts against. */
export type FetchHandler = (request: Request, address?: string) => Promise<Response>;

export interface FetchOptions {
  /** The public address, for documents that name it. */
  readonly baseUrl?: string;
  /** POST requests per minute and client; 0 turns the limit off. */
  readonly rateLimit?: number;
  /** Searches and readings per minute and client; 0 turns a bound off. */
  readonly searchLimit?: number;
  readonly readLimit?: number;
  readonly securityContact?: string;
  readonly mcpOrigins?: readonly string[];
  /** False where timers end with the request that set them, as on Workers: everything is calculated at once. */
  readonly turns?: boolean;
}

/** The whole service as a function of the web's Request and Response. */
export function createFetch(options?: FetchOptions): FetchHandler;
