import type { DemoMap } from '../types.ts';

/** How people hear of the company and become riders. */
export const winNewRiders: DemoMap = {
  name: 'Win new riders',
  why: 'People who think of buying a bike hear of the subscription first, try it without risk, and bring a friend.',
  owner: 'oskar',
  editors: ['yuki', 'tara'],
  viewers: ['maren', 'louis'],
  businessOwner: 'oskar',
  whos: [
    { name: 'Rider', group: 'Riders', category: null },
    { name: 'Newcomer to the city', group: 'Riders', category: null },
    { name: 'Campaign manager', group: 'Marketing', category: null },
    { name: 'Local paper', group: 'Partners', category: null },
  ],
  relations: [['Campaign manager', 'Works with', 'Local paper']],
  details: {
    'Try a bike': { whos: { Performs: ['Newcomer to the city'] }, storyMap: 'A month on trial' },
    'Ride for work': { storyMap: 'Bikes for companies' },
    'Hear of us': { whos: { Performs: ['Campaign manager'], 'Provides input': ['Local paper'] } },
    'Send a friend a free month': {
      longDescription:
        'Both get the month, once the friend has paid for the first one. No more than five friends a year.',
      whos: { Performs: ['Rider'] },
    },
  },
  requests: [{ person: 'hannah', access: 'view' }],
  backbone: [
    {
      text: 'Hear of us',
      priority: 'Must have',
      rank: 1,
      children: [
        { text: 'See our bikes in the streets', priority: 'Must have', size: 3, value: 60 },
        { text: 'Read about us in the local paper', priority: 'Should have', size: 2, value: 35 },
        { text: 'Meet us at the spring market', priority: 'Could have', size: 5, value: 30 },
      ],
    },
    {
      text: 'Try a bike',
      priority: 'Must have',
      rank: 2,
      children: [
        { text: 'Ride once around the block', priority: 'Must have', size: 3, value: 65 },
        { text: 'Take a bike home for a weekend', priority: 'Should have', size: 5, value: 55 },
      ],
    },
    {
      text: 'Ride for work',
      priority: 'Should have',
      rank: 3,
      children: [
        { text: 'Ask whether the employer pays', priority: 'Should have', size: 2, value: 40 },
        { text: 'Find colleagues who ride the same way', priority: 'Could have', size: 8, value: 20 },
      ],
    },
    {
      text: 'Bring a friend',
      priority: 'Should have',
      rank: 4,
      children: [
        { text: 'Send a friend a free month', priority: 'Must have', size: 5, value: 70 },
        { text: 'Collect kilometres together', priority: 'Could have', size: 8, value: 25 },
      ],
    },
  ],
};

/** The first month of a rider who is not sure yet. */
export const monthOnTrial: DemoMap = {
  name: 'A month on trial',
  why: 'Somebody who hesitates can ride for a month, and decides at the end of it without talking to anybody.',
  owner: 'tara',
  editors: ['oskar'],
  viewers: ['chloe'],
  businessOwner: null,
  whos: [
    { name: 'Newcomer to the city', group: 'Riders', category: null },
    { name: 'Customer care', group: 'Support', category: null },
  ],
  relations: [],
  details: {
    Decide: { whos: { Performs: ['Newcomer to the city'], 'Is informed': ['Customer care'] } },
  },
  requests: [],
  backbone: [
    {
      text: 'Start the trial',
      priority: 'Must have',
      children: [
        { text: 'Pay a deposit that comes back', priority: 'Must have', size: 3, value: 60 },
        { text: 'Learn to use the lock in two minutes', priority: 'Must have', size: 2, value: 45 },
      ],
    },
    {
      text: 'Ride for a month',
      priority: 'Must have',
      children: [
        { text: 'Get a tip for a new route every week', priority: 'Should have', size: 3, value: 25 },
        { text: 'Be asked once how it goes', priority: 'Should have', size: 2, value: 40 },
      ],
    },
    {
      text: 'Decide',
      priority: 'Must have',
      children: [
        { text: 'Keep the bike with one tap', priority: 'Must have', size: 3, value: 75 },
        { text: 'Send it back with one tap', priority: 'Must have', size: 3, value: 50 },
        { text: 'Say in a word why not', priority: 'Could have', size: 1, value: 30 },
      ],
    },
  ],
};

/** Employers who pay for the bikes of their people. */
export const bikesForCompanies: DemoMap = {
  name: 'Bikes for companies',
  why: 'An employer offers bikes to everybody in an afternoon and gets one invoice a month, whoever joins or leaves.',
  owner: 'yuki',
  editors: ['oskar', 'louis'],
  viewers: ['ines'],
  businessOwner: 'oskar',
  whos: [
    { name: 'Employer', group: 'Partners', category: null },
    { name: 'Employee who rides', group: 'Riders', category: null },
    { name: 'Accountant', group: 'Head office', category: null },
  ],
  relations: [['Employer', 'Works with', 'Accountant']],
  details: {
    'Pay one invoice': { whos: { Performs: ['Employer'], 'Provides input': ['Accountant'] } },
  },
  requests: [{ person: 'emil', access: 'edit' }],
  backbone: [
    {
      text: 'Sign the frame contract',
      priority: 'Must have',
      children: [
        { text: 'Work out what it costs the company', priority: 'Must have', size: 3, value: 60 },
        { text: 'Choose who may order and up to what price', priority: 'Should have', size: 5, value: 45 },
      ],
    },
    {
      text: 'Let people order',
      priority: 'Must have',
      children: [
        { text: 'Invite employees by their address', priority: 'Must have', size: 3, value: 65 },
        { text: 'Show what is taken from the salary', priority: 'Should have', size: 5, value: 55 },
      ],
    },
    {
      text: 'Pay one invoice',
      priority: 'Should have',
      children: [
        { text: 'Split the invoice by cost centre', priority: 'Must have', size: 5, value: 50 },
        { text: 'Stop paying for people who leave', priority: 'Should have', size: 3, value: 60 },
      ],
    },
  ],
};
