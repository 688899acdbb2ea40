import type { DemoMap } from '../types.ts';

/**
 * The map of the second company. It has an Activity with the same text as the first company, and shares nothing with
 * it.
 */
export const readingEvenings: DemoMap = {
  name: 'Reading evenings',
  why: 'Neighbours come back every month because an evening with an author is easy to find, to book and to remember.',
  owner: 'ruth',
  editors: ['leo'],
  viewers: [],
  businessOwner: null,
  whos: [
    { name: 'Neighbour', group: 'Guests', category: null },
    { name: 'Author', group: 'Guests', category: null },
    { name: 'Bookseller', group: null, category: null },
  ],
  relations: [['Bookseller', 'Works with', 'Author']],
  details: {},
  requests: [],
  backbone: [
    {
      text: 'Find an evening',
      priority: 'Must have',
      rank: 1,
      children: [
        { text: 'See the programme of the season', priority: 'Must have', size: 3, value: 60, rank: 1 },
        { text: 'Read the first pages of the book', priority: 'Could have', size: 3, value: 30 },
      ],
    },
    {
      text: 'Book a seat',
      priority: 'Must have',
      rank: 2,
      children: [
        { text: 'Reserve for two without an account', priority: 'Must have', size: 5, value: 70, rank: 2 },
        { text: 'Redeem a gift voucher', priority: 'Should have', size: 3, value: 35 },
        { text: 'Move up from the waiting list', priority: 'Could have', size: 5, value: 40 },
      ],
    },
    {
      text: 'Remember the evening',
      children: [
        { text: 'Have the book signed and sent home', priority: 'Should have', size: 3, value: 45 },
        { text: 'Hear of the next evening by mail', priority: 'Should have', size: 2, value: 50 },
      ],
    },
  ],
};
