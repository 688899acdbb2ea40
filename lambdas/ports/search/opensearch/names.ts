/**
 * The alias under which documents are found and written. It points to the index with the mapping of this version of the
 * product.
 */
export const ALIAS = 'storyd';
/** The index itself. Increase the number whenever its mapping or the words of its documents change. */
export const INDEX = 'storyd-3';
