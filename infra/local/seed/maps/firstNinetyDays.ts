import type { DemoMap } from '../types.ts';

/** A map of another domain: how a new colleague starts in the company. */
export const firstNinetyDays: DemoMap = {
  name: 'The first ninety days',
  why: 'Whoever starts with us knows whom to ask, has all they need on the first morning, and has shipped something of their own within a month.',
  owner: 'maren',
  editors: ['tomas'],
  viewers: ['chloe'],
  businessOwner: 'maren',
  whos: [
    { name: 'New colleague', group: null, category: null },
    { name: 'Buddy', group: 'Team', category: null },
    { name: 'Team lead', group: 'Team', category: null },
    { name: 'People and culture', group: 'Head office', category: null },
  ],
  relations: [
    ['Buddy', 'Works with', 'New colleague'],
    ['New colleague', 'Reports to', 'Team lead'],
  ],
  details: {
    'Meet the buddy over a call': { whos: { Performs: ['Buddy', 'New colleague'] } },
    'Find desk, keys and accounts ready': {
      whos: { Performs: ['People and culture'], 'Is affected': ['New colleague'] },
    },
    'Talk after thirty and after ninety days': {
      whos: { Performs: ['Team lead', 'New colleague'], 'Is informed': ['People and culture'] },
    },
  },
  requests: [],
  backbone: [
    {
      text: 'Before the first day',
      rank: 2,
      children: [
        { text: 'Sign the contract online', priority: 'Must have', size: 3, rank: 2 },
        { text: 'Choose laptop, phone and bike', priority: 'Should have', cost: 3, size: 2 },
        { text: 'Meet the buddy over a call', priority: 'Should have', size: 1, rank: 4 },
      ],
    },
    {
      text: 'Arrive',
      rank: 1,
      children: [
        { text: 'Find desk, keys and accounts ready', priority: 'Must have', size: 5, rank: 1 },
        { text: 'Get through the safety briefing of the workshop', priority: 'Must have', size: 2 },
        { text: 'Have lunch with the team', priority: 'Could have', cost: 1, size: 1 },
      ],
    },
    {
      text: 'Learn the business',
      rank: 3,
      children: [
        { text: 'Spend a morning on the delivery van', priority: 'Should have', size: 2, rank: 5 },
        { text: 'Answer ten riders together with customer care', priority: 'Should have', size: 3 },
        { text: 'Ride every bike that we offer', priority: 'Could have', size: 2 },
        { text: 'Read the figures of the last quarter', priority: 'Could have', size: 1 },
      ],
    },
    {
      text: 'Do real work',
      children: [
        { text: 'Agree on goals for the first month', priority: 'Must have', size: 2, rank: 3 },
        { text: 'Ship a first improvement', priority: 'Should have', size: 5 },
        { text: 'Show it to the whole company', priority: 'Could have', size: 1 },
      ],
    },
    {
      text: 'Look back',
      children: [
        { text: 'Talk after thirty and after ninety days', priority: 'Must have', size: 2 },
        { text: 'Say what was missing in the start', priority: 'Should have', size: 1 },
        { text: 'Decide about the trial period', priority: 'Must have', size: 2 },
      ],
    },
  ],
};
