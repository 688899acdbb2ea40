/**
 * Somebody else changed the same items between our reading and our writing. The runtime reads again and re-applies the intent; it never
 * reaches a caller as it is.
 */
export class Contention extends Error {
  constructor(options?: ErrorOptions) {
    super('the items changed in the meantime', options);
    this.name = 'Contention';
  }
}
