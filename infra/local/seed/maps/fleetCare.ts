import type { DemoMap } from '../types.ts';

/** What the company does to keep four thousand bikes rideable. */
export const fleetCare: DemoMap = {
  name: 'Fleet care',
  why: 'Nine of ten bikes are on the road on any day, and none is repaired twice for the same fault.',
  owner: 'nadia',
  editors: ['bruno', 'freya', 'kofi'],
  viewers: ['maren', 'ravi'],
  businessOwner: 'nadia',
  whos: [
    { name: 'Fleet manager', group: 'Fleet', category: null },
    { name: 'Workshop mechanic', group: 'Workshop', category: null },
    { name: 'Battery engineer', group: 'Fleet', category: null },
    { name: 'Parts supplier', group: 'Partners', category: null },
  ],
  relations: [
    ['Workshop mechanic', 'Reports to', 'Fleet manager'],
    ['Fleet manager', 'Depends on', 'Parts supplier'],
  ],
  details: {
    'Renew the fleet': { whos: { Performs: ['Fleet manager'] }, storyMap: 'Buy and retire bikes' },
    'Keep batteries healthy': { whos: { Performs: ['Battery engineer'] }, storyMap: 'Batteries and chargers' },
    'Check a bike': { whos: { Performs: ['Workshop mechanic'] } },
    'Find bikes that are gone': { storyMap: 'Lost bikes come home' },
  },
  releases: [
    {
      name: 'Every bike checked',
      from: 60,
      to: 150,
      completed: false,
      whats: [
        {
          text: 'Check the bike before it goes out',
          epics: [
            { name: 'Checklist by model', priority: 'Must have', size: 3, value: 60 },
            { name: 'Photo of brakes and tyres', priority: 'Should have', size: 5, value: 35 },
          ],
        },
        {
          text: 'Follow up what riders report twice',
          epics: [{ name: 'Second report goes to the fleet manager', priority: 'Must have', size: 2, value: 50 }],
        },
      ],
    },
  ],
  requests: [{ person: 'anton', access: 'edit' }],
  trash: {
    whats: [{ text: 'Keep the paper cards of repairs', under: 'Check a bike' }],
    whos: ['Warranty clerk'],
    releases: [],
  },
  backbone: [
    {
      text: 'See how the fleet does',
      priority: 'Must have',
      rank: 1,
      children: [
        { text: 'Count the bikes that are off the road', priority: 'Must have', size: 3, value: 70 },
        { text: 'Compare models by what they cost a year', priority: 'Should have', size: 5, value: 50 },
      ],
    },
    {
      text: 'Check a bike',
      priority: 'Must have',
      rank: 2,
      children: [
        { text: 'Check the bike before it goes out', priority: 'Must have', size: 3, value: 70 },
        { text: 'Follow up what riders report twice', priority: 'Must have', size: 5, value: 60 },
        { text: 'Have every bike in twice a year', priority: 'Should have', size: 5, value: 55 },
      ],
    },
    {
      text: 'Keep batteries healthy',
      priority: 'Should have',
      rank: 3,
      children: [
        { text: 'Take hot batteries out of service at once', priority: 'Must have', size: 3, value: 80 },
        { text: 'Lend old batteries to hubs as storage', priority: 'Could have', size: 13, value: 15 },
      ],
    },
    {
      text: 'Renew the fleet',
      priority: 'Should have',
      rank: 4,
      children: [
        { text: 'Plan next year by age and kilometres', priority: 'Should have', size: 8, value: 50 },
        { text: 'Let riders vote on colours', priority: 'Could have', size: 2, value: 10 },
      ],
    },
    {
      text: 'Find bikes that are gone',
      priority: 'Could have',
      rank: 5,
      children: [{ text: 'List bikes that have not moved for a week', priority: 'Should have', size: 3, value: 40 }],
    },
  ],
};

/** The life of a bike from the order to its last part. */
export const buyAndRetire: DemoMap = {
  name: 'Buy and retire bikes',
  why: 'Every bike earns more than it cost, and its parts live on when it is gone.',
  owner: 'kofi',
  editors: ['nadia'],
  viewers: ['ines'],
  businessOwner: 'nadia',
  whos: [
    { name: 'Purchasing', group: 'Fleet', category: null },
    { name: 'Manufacturer', group: 'Partners', category: null },
    { name: 'Accountant', group: 'Head office', category: null },
  ],
  relations: [['Purchasing', 'Works with', 'Manufacturer']],
  details: {
    'Order the next series': { whos: { Performs: ['Purchasing'], 'Is affected': ['Manufacturer'] } },
  },
  requests: [],
  backbone: [
    {
      text: 'Order the next series',
      priority: 'Must have',
      children: [
        { text: 'Test two samples for a month', priority: 'Must have', size: 5, value: 65 },
        { text: 'Order parts that wear out along with it', priority: 'Should have', size: 3, value: 45 },
      ],
    },
    {
      text: 'Take bikes into service',
      priority: 'Must have',
      children: [
        { text: 'Engrave frame numbers', priority: 'Must have', size: 2, value: 50 },
        { text: 'Photograph each bike as new', priority: 'Should have', size: 2, value: 30 },
      ],
    },
    {
      text: 'Retire a bike',
      priority: 'Should have',
      children: [
        { text: 'Sell it to its last rider', priority: 'Should have', size: 5, value: 45 },
        { text: 'Strip it for parts', priority: 'Should have', size: 3, value: 40 },
        { text: 'Give frames to the training workshop', priority: 'Could have', size: 1, value: 20 },
      ],
    },
  ],
};

/** Charging, storing and repairing the batteries of electric bikes. */
export const batteries: DemoMap = {
  name: 'Batteries and chargers',
  why: 'No rider runs out of power on the way, and no battery is ever a danger.',
  owner: 'freya',
  editors: ['nadia', 'sofia'],
  viewers: ['bruno'],
  businessOwner: null,
  whos: [
    { name: 'Battery engineer', group: 'Fleet', category: null },
    { name: 'Rider', group: 'Riders', category: null },
    { name: 'Fire brigade', group: 'Partners', category: null },
  ],
  relations: [],
  details: {
    'Store safely': { whos: { Performs: ['Battery engineer'], 'Is informed': ['Fire brigade'] } },
  },
  requests: [],
  backbone: [
    {
      text: 'Charge',
      priority: 'Must have',
      children: [
        { text: 'Show the range that is left', priority: 'Must have', size: 5, value: 75 },
        { text: 'Charge at night when power is cheap', priority: 'Should have', size: 8, value: 45 },
      ],
    },
    {
      text: 'Store safely',
      priority: 'Must have',
      children: [
        { text: 'Keep spares in fireproof lockers', priority: 'Must have', size: 5, value: 80 },
        { text: 'Log temperatures by the hour', priority: 'Must have', size: 3, value: 55 },
      ],
    },
    {
      text: 'Repair',
      priority: 'Should have',
      children: [
        { text: 'Replace single cells', priority: 'Should have', size: 8, value: 35 },
        { text: 'Return faulty packs under warranty', priority: 'Should have', size: 3, value: 50 },
      ],
    },
  ],
};
