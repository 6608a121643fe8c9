/** The one error a call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** No connection, a status outside 200 to 299, an unreadable answer, aborted. */
    readonly kind: 'network' | 'status' | 'shape' | 'aborted',
    /** What went wrong, for developers: `404`, `hits[0].title: expected text, got 7`. */
    message: string,
    /** The status of a refusing answer. */
    readonly status?: number,
    /** The answer's `error` field, for a visitor. */
    readonly text?: string,
    /** The answer's `errors` field, unchecked: what is wrong with the request's parts. */
    readonly errors?: unknown,
  ) {
    super(message);
  }

  /** Any thrown value as an ApiError. */
  static from(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return new ApiError(
      name === 'AbortError' ? 'aborted' : /^(Vali|Syntax)Error$/.test(name) ? 'shape' : 'network',
      message,
    );
  }
}
