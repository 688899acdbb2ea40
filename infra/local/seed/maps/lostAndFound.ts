import type { DemoMap } from '../types.ts';

/** A map whose owner has left the company: administrators hand it over. */
export const lostAndFound: DemoMap = {
  name: 'Lost bikes come home',
  why: 'A bike that stands abandoned is back at a hub within three days.',
  owner: 'nils',
  editors: ['nadia', 'pavel'],
  viewers: [],
  businessOwner: 'elif',
  whos: [
    { name: 'Passer-by', group: null, category: null },
    { name: 'Driver', group: 'Deliveries', category: null },
  ],
  relations: [],
  details: {},
  requests: [],
  backbone: [
    {
      text: 'Hear of a bike',
      priority: 'Must have',
      children: [
        { text: 'Scan the code on the frame', priority: 'Must have', size: 2, value: 60 },
        { text: 'Thank the finder with a voucher', priority: 'Could have', size: 2, value: 25 },
      ],
    },
    {
      text: 'Fetch it',
      priority: 'Should have',
      children: [
        { text: 'Add it to the next tour', priority: 'Should have', size: 3, value: 45 },
        { text: 'Ask a rider nearby to bring it', priority: 'Could have', size: 5, value: 20 },
      ],
    },
  ],
};
