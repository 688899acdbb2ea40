/** The view of a list of the frame: the page (from 1), and whether problems include solved ones. */
export type FrameListParams = { page: number; includesSolved: boolean };

const NAMES = { page: 'page', solved: 'solved' } as const;

/** Reads the params from the address; invalid ones get their default. */
export function readFrameListParams(search: URLSearchParams): FrameListParams {
  const page = search.get(NAMES.page) ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    includesSolved: search.get(NAMES.solved) === 'yes',
  };
}

/** The address's query for the params; leaves out defaults. */
export function writeFrameListParams({ page, includesSolved }: FrameListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (includesSolved) search.set(NAMES.solved, 'yes');
  if (page > 1) search.set(NAMES.page, String(page));
  return search;
}
