/** The page of a list (from 1) that the address names in `?page=`; 1 for an invalid one. */
export function readPage(search: URLSearchParams): number {
  const page = search.get(PAGE_PARAM) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Adds the page of a list to an address; leaves out the first. */
export function writePage(search: URLSearchParams, page: number): void {
  if (page > 1) search.set(PAGE_PARAM, String(page));
}

const PAGE_PARAM = 'page';
