import { readingEvenings } from '../maps/readingEvenings.ts';
import type { DemoCompany } from '../types.ts';

/** A second company, isolated from the first. */
export const fernhillBooks: DemoCompany = {
  domain: 'fernhill-books.example',
  people: [
    { id: 'ruth', name: 'Ruth Abara', standing: 'superAdmin', what: 'super admin of another company, owns its map' },
    { id: 'leo', name: 'Leo Marchetti', standing: 'member', what: 'bookseller there, edits the map' },
  ],
  maps: [readingEvenings],
};
