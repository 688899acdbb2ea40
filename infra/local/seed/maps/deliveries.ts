import type { DemoMap } from '../types.ts';

/** The drivers who bring bikes to the doors and fetch them again. */
export const deliverAndCollect: DemoMap = {
  name: 'Deliver and collect',
  why: 'A bike is at the door in the hour that was promised, and no van drives half empty.',
  owner: 'marcus',
  editors: ['diego'],
  viewers: ['chloe', 'pavel'],
  businessOwner: 'priya',
  whos: [
    { name: 'Driver', group: 'Deliveries', category: null },
    { name: 'Dispatcher', group: 'Deliveries', category: null },
    { name: 'Rider', group: 'Riders', category: null },
    { name: 'Hub team', group: 'Hubs', category: null },
  ],
  relations: [
    ['Driver', 'Reports to', 'Dispatcher'],
    ['Dispatcher', 'Works with', 'Hub team'],
  ],
  details: {
    'Plan the day': { whos: { Performs: ['Dispatcher'] } },
    'Hand the bike over': { whos: { Performs: ['Driver'], 'Is affected': ['Rider'] } },
    'Group stops by district': { longDescription: 'At most nine stops in a tour: the tenth has never been on time.' },
  },
  requests: [
    { person: 'olga', access: 'view' },
    { person: 'joris', access: 'edit' },
  ],
  trash: {
    whats: [
      { text: 'Print the list of stops', under: 'Plan the day' },
      { text: 'Call riders who are not at home', under: 'Hand the bike over' },
    ],
    whos: ['Bicycle courier'],
    releases: [{ name: 'Deliveries on Sundays', what: 'Load the van' }],
  },
  backbone: [
    {
      text: 'Plan the day',
      priority: 'Must have',
      rank: 1,
      children: [
        { text: 'Group stops by district', priority: 'Must have', size: 8, value: 65 },
        { text: 'Book a time slot', priority: 'Should have', size: 5, value: 60 },
        { text: 'Swap tours between drivers', priority: 'Could have', size: 3, value: 20 },
      ],
    },
    {
      text: 'Load the van',
      priority: 'Must have',
      rank: 2,
      children: [
        { text: 'Check the bike before it goes out', priority: 'Must have', size: 3, value: 70 },
        { text: 'Scan bikes as they are loaded', priority: 'Should have', size: 2, value: 45 },
      ],
    },
    {
      text: 'Hand the bike over',
      priority: 'Must have',
      rank: 3,
      children: [
        { text: 'Tell the rider ten minutes ahead', priority: 'Must have', size: 3, value: 60 },
        { text: 'Set saddle and handlebars on the spot', priority: 'Must have', size: 2, value: 50 },
        { text: 'Show how the lock works', priority: 'Should have', size: 1, value: 40 },
      ],
    },
    {
      text: 'Collect a bike',
      priority: 'Should have',
      rank: 4,
      children: [
        { text: 'Note scratches with a photo', priority: 'Should have', size: 3, value: 45 },
        { text: 'Take old bikes along for recycling', priority: 'Could have', size: 5, value: 15 },
      ],
    },
  ],
};

/** What happens when a bike is stolen or damaged. */
export const claimsAndTheft: DemoMap = {
  name: 'When a bike is stolen',
  why: 'A rider who has lost a bike is riding again the next day, and knows from the start what it costs.',
  owner: 'hannah',
  editors: ['diego'],
  viewers: ['ines', 'chloe'],
  businessOwner: null,
  whos: [
    { name: 'Rider', group: 'Riders', category: null },
    { name: 'Customer care', group: 'Support', category: null },
    { name: 'Insurer', group: 'Partners', category: null },
    { name: 'Police', group: 'Partners', category: null },
  ],
  relations: [['Customer care', 'Works with', 'Insurer']],
  details: {
    'Report the theft': { whos: { Performs: ['Rider'], 'Is informed': ['Police'] } },
  },
  requests: [{ person: 'samir', access: 'view' }],
  backbone: [
    {
      text: 'Report the theft',
      priority: 'Must have',
      children: [
        { text: 'Say where the bike was last seen', priority: 'Must have', size: 2, value: 60 },
        { text: 'Get the number for the police report', priority: 'Must have', size: 3, value: 55 },
      ],
    },
    {
      text: 'Find the bike',
      priority: 'Should have',
      children: [
        { text: 'Read the tracker of the bike', priority: 'Should have', size: 5, value: 50 },
        { text: 'Ask riders nearby to look out for it', priority: 'Could have', size: 8, value: 15 },
      ],
    },
    {
      text: 'Settle the claim',
      priority: 'Must have',
      children: [
        { text: 'Know the excess before it is charged', priority: 'Must have', size: 3, value: 65 },
        { text: 'Send the papers to the insurer', priority: 'Should have', size: 5, value: 40 },
      ],
    },
  ],
};
