/** The name under which documents are found and written. Behind it stands the index with the mapping of this version of the product. */
export const ALIAS = 'storyd';
/** The index itself. To be counted up whenever its mapping changes. */
export const INDEX = 'storyd-2';
