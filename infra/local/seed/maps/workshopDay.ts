import type { DemoMap } from '../types.ts';

/** The small map: a day in the workshop. It shares an Activity of the company with the large one. */
export const workshopDay: DemoMap = {
  name: 'A day in the workshop',
  why: 'A bike that comes in by noon is back on the road the same evening, and no mechanic has to search for parts or paper.',
  owner: 'priya',
  editors: [],
  viewers: ['jonas', 'chloe'],
  businessOwner: 'priya',
  whos: [
    { name: 'Workshop mechanic', group: 'Workshop', category: 'Bench' },
    { name: 'Apprentice', group: 'Workshop', category: 'Bench' },
    { name: 'Customer care', group: 'Workshop', category: 'Counter' },
    { name: 'Commuter', group: 'Riders', category: null },
    { name: 'Parts supplier', group: 'Partners', category: null },
  ],
  relations: [
    ['Workshop mechanic', 'Works with', 'Customer care'],
    ['Apprentice', 'Reports to', 'Workshop mechanic'],
    ['Workshop mechanic', 'Depends on', 'Parts supplier'],
  ],
  details: {
    'Take a bike in': { whos: { Performs: ['Customer care'], 'Provides input': ['Commuter'] } },
    'Repair it': { whos: { Performs: ['Workshop mechanic', 'Apprentice'] } },
    'Order a missing part with one tap': {
      whos: { Performs: ['Workshop mechanic'], 'Is affected': ['Parts supplier'] },
    },
    'Tell the rider that the bike is ready': {
      longDescription: 'By message, not by phone: riders sit in meetings, and the counter has its hands full at five.',
      whos: { Performs: ['Customer care'], 'Is informed': ['Commuter'] },
    },
  },
  releases: [
    {
      name: 'A bench for every broken bike',
      from: 20,
      to: 80,
      completed: false,
      whats: [
        {
          text: 'Get a replacement bike the same day',
          explore: { where: ['Counter'], data_output: ['Key of the replacement bike'] },
          epics: [
            { name: 'Twenty replacement bikes at the hubs', priority: 'Must have', size: 8, cost: 30, value: 80 },
            { item: ['data_output', 'Key of the replacement bike'], priority: 'Should have', size: 3, value: 40 },
            { name: 'Cargo bikes for parents', priority: 'Could have', size: 5, cost: 12, value: 25 },
          ],
        },
        {
          text: 'Tell the rider that the bike is ready',
          epics: [
            { name: 'Message with the hour of collection', priority: 'Must have', size: 3, value: 60, done: true },
            { who: 'Commuter', priority: 'Should have', size: 2, value: 30 },
          ],
        },
        {
          text: 'See whether the part is on the shelf',
          epics: [{ name: 'Stock of the twenty commonest parts', priority: 'Should have', size: 5, value: 45 }],
        },
      ],
    },
  ],
  requests: [],
  backbone: [
    {
      text: 'Take a bike in',
      priority: 'Must have',
      rank: 1,
      children: [
        { text: 'Scan the frame number and see its history', priority: 'Must have', size: 3, value: 60, rank: 1 },
        { text: 'Note what the rider complains about', priority: 'Must have', size: 2, value: 40, rank: 3 },
        { text: 'Estimate when it will be done', priority: 'Should have', size: 5, value: 45 },
        { text: 'Get a replacement bike the same day', priority: 'Should have', size: 3, value: 55 },
      ],
    },
    {
      text: 'Repair it',
      priority: 'Must have',
      rank: 2,
      children: [
        { text: 'See whether the part is on the shelf', priority: 'Must have', cost: 5, size: 5, value: 65, rank: 2 },
        { text: 'Order a missing part with one tap', priority: 'Should have', cost: 7, size: 5, value: 50 },
        { text: 'Follow the checklist of the model', priority: 'Could have', size: 3, value: 30 },
      ],
    },
    {
      text: 'Give it back',
      priority: 'Should have',
      rank: 3,
      children: [
        { text: 'Tell the rider that the bike is ready', priority: 'Must have', size: 2, value: 60, rank: 4 },
        { text: 'Log parts and minutes for the accounts', priority: 'Should have', size: 3, value: 40 },
      ],
    },
  ],
};
