import type { DemoMap } from '../types.ts';

/** A day at a hub, where bikes are handed out, swapped and repaired. */
export const hubDay: DemoMap = {
  name: 'A hub from opening to closing',
  why: 'Whoever walks into a hub is on the way again within ten minutes, also on a rainy Monday.',
  owner: 'elif',
  editors: ['zeynep', 'emil'],
  viewers: ['marcus', 'bruno', 'chloe'],
  businessOwner: 'elif',
  whos: [
    { name: 'Hub team', group: 'Hubs', category: null },
    { name: 'Hub manager', group: 'Hubs', category: null },
    { name: 'Rider', group: 'Riders', category: null },
    { name: 'Workshop mechanic', group: 'Workshop', category: null },
  ],
  relations: [
    ['Hub team', 'Reports to', 'Hub manager'],
    ['Hub team', 'Works with', 'Workshop mechanic'],
  ],
  details: {
    'Serve the counter': { whos: { Performs: ['Hub team'] }, storyMap: 'Saturday at the hub' },
    'Open the hub': { whos: { Performs: ['Hub manager'] } },
  },
  requests: [{ person: 'mei', access: 'view' }],
  backbone: [
    {
      text: 'Open the hub',
      priority: 'Must have',
      rank: 1,
      children: [
        { text: 'See which bikes are promised for today', priority: 'Must have', size: 3, value: 65 },
        { text: 'Air tyres before the first rider comes', priority: 'Should have', size: 1, value: 35 },
      ],
    },
    {
      text: 'Serve the counter',
      priority: 'Must have',
      rank: 2,
      children: [
        { text: 'Recognise a rider by the app', priority: 'Must have', size: 3, value: 55 },
        { text: 'Check the bike before it goes out', priority: 'Must have', size: 3, value: 70 },
        { text: 'Swap a bike in three minutes', priority: 'Should have', size: 5, value: 60 },
      ],
    },
    {
      text: 'Close the hub',
      priority: 'Should have',
      rank: 3,
      children: [
        { text: 'Count bikes and keys', priority: 'Must have', size: 2, value: 60 },
        { text: 'Hand open repairs to the workshop', priority: 'Should have', size: 3, value: 50 },
      ],
    },
  ],
};

/** The busiest day of the week at the busiest hub. */
export const saturday: DemoMap = {
  name: 'Saturday at the hub',
  why: 'Families who come on Saturdays wait for coffee, not for a bike.',
  owner: 'zeynep',
  editors: ['elif'],
  viewers: ['emil'],
  businessOwner: null,
  whos: [
    { name: 'Family', group: 'Riders', category: null },
    { name: 'Hub team', group: 'Hubs', category: null },
    { name: 'Volunteer', group: 'Hubs', category: null },
  ],
  relations: [['Volunteer', 'Works with', 'Hub team']],
  details: {
    'Welcome families': { whos: { Performs: ['Volunteer'], 'Is affected': ['Family'] } },
  },
  requests: [],
  backbone: [
    {
      text: 'Prepare on Friday',
      priority: 'Must have',
      children: [
        { text: 'Set up six child seats', priority: 'Must have', size: 2, value: 50 },
        { text: 'Book a time slot', priority: 'Should have', size: 5, value: 60 },
      ],
    },
    {
      text: 'Welcome families',
      priority: 'Must have',
      children: [
        { text: 'Fit helmets for children', priority: 'Must have', size: 2, value: 65 },
        { text: 'Try the cargo bike in the yard', priority: 'Should have', size: 3, value: 45 },
      ],
    },
    {
      text: 'Keep the queue short',
      priority: 'Could have',
      children: [
        { text: 'Call the next number', priority: 'Should have', size: 2, value: 40 },
        { text: 'Offer coffee while they wait', priority: 'Could have', size: 1, value: 30 },
      ],
    },
  ],
};
