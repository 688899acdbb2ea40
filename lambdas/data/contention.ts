/**
 * Nothing was written, and the same intent may well come through at the next attempt: somebody else changed the items between our reading and our
 * writing, or the table was busy. The runtime reads again and re-applies the intent; `code` is what a caller is told when it never comes through.
 */
export class Contention extends Error {
  readonly code: 'conflict' | 'too-many-requests';

  constructor(code: 'conflict' | 'too-many-requests' = 'conflict') {
    super(code === 'conflict' ? 'the items changed in the meantime' : 'the table is busy');
    this.name = 'Contention';
    this.code = code;
  }
}
