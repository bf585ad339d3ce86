/** A request the engine refuses. The message is Spanish, meant for the person who sent it. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Crafts on offer, only when the one asked for is not among them. */
  readonly supported: readonly string[] | undefined;

  constructor(message: string, supported?: readonly string[]) {
    super(message);
    this.supported = supported;
  }
}
