import { readingEvenings } from '../maps/readingEvenings.ts';
import type { DemoCompany } from '../types.ts';

/** A second company: it sees nothing of the first, and the first nothing of it. */
export const fernhillBooks: DemoCompany = {
  domain: 'fernhill-books.example',
  people: [
    { id: 'ruth', name: 'Ruth Abara', standing: 'superAdmin', what: 'super admin of another company, owns its map' },
    { id: 'leo', name: 'Leo Marchetti', standing: 'member', what: 'bookseller there, edits the map' },
  ],
  maps: [readingEvenings],
};
