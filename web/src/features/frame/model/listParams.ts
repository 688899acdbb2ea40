import { readPage, writePage } from '#web/components/page/pageNumber.ts';

/** The view of a list of the frame: the page (from 1), and whether problems include solved ones. */
export type FrameListParams = { page: number; includesSolved: boolean };

const SOLVED = 'solved';

/** Reads the params from the address; invalid ones get their default. */
export function readFrameListParams(search: URLSearchParams): FrameListParams {
  return { page: readPage(search), includesSolved: search.get(SOLVED) === 'yes' };
}

/** The address's query for the params; leaves out defaults. */
export function writeFrameListParams({ page, includesSolved }: FrameListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (includesSolved) search.set(SOLVED, 'yes');
  writePage(search, page);
  return search;
}
