/** A reason why the local run cannot go on that the person at the terminal can do something about: its message is printed without a stack. */
export class LocalRunError extends Error {
  override readonly name = 'LocalRunError';
}
