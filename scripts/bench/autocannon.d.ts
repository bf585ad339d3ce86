declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      readonly url: string;
      readonly method: string;
      readonly body?: string;
      readonly requests?: readonly { readonly body: string }[];
      readonly headers: Readonly<Record<string, string>>;
      readonly connections?: number;
      readonly duration?: number;
      readonly amount?: number;
    }
    interface Result {
      readonly duration: number;
      readonly requests: { readonly total: number };
      readonly latency: { readonly p50: number; readonly p99: number };
      readonly non2xx: number;
      readonly errors: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
