import { ID_ALPHABET } from '#shared/model/ids.ts';

/** The most slices that the rest of a large range is read in, all at a time. */
const MAX_SLICES = 16;

/**
 * Where to cut what a first page has left of a range of ids, so that slices of about one page each can be read at once:
 * two requests deep at any size. Ids are evenly spread, so how far into them the first page came says how many pages
 * are left. A cut never equals a key, since a key continues after the letter.
 *
 * @param prefix the part of the sort keys before an id
 * @returns the cuts by the last sort key of the first page
 */
export const cutsOfIds =
  (prefix: string) =>
  (last: string): string[] => {
    const firstLetter = last.startsWith(prefix) ? ID_ALPHABET.indexOf(last.charAt(prefix.length)) : -1;
    const cuts: string[] = [];
    if (firstLetter === -1) return cuts;
    const lettersLeft = ID_ALPHABET.length - firstLetter - 1;
    const pagesLeft = Math.ceil((lettersLeft + 1) / Math.max(firstLetter, 1)) + 1;
    const lettersPerSlice = Math.max(1, Math.ceil(lettersLeft / Math.min(pagesLeft, MAX_SLICES)));
    for (let letter = firstLetter + lettersPerSlice; letter < ID_ALPHABET.length; letter += lettersPerSlice)
      cuts.push(prefix + ID_ALPHABET.charAt(letter));
    return cuts;
  };
