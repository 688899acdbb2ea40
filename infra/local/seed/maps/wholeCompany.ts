import type { DemoMap } from '../types.ts';

/** The top of the hierarchy: what the company does, one backbone Activity for each department. */
export const wholeCompany: DemoMap = {
  name: 'Bikes by subscription',
  why: 'Anybody in the city rides a bike that works today, and nobody of us needs to know how another department does its part of it.',
  owner: 'maren',
  editors: ['oskar', 'priya', 'nadia', 'elif', 'leonie'],
  viewers: ['tomas', 'henrik'],
  businessOwner: 'maren',
  whos: [
    { name: 'Rider', group: 'Riders', category: null },
    { name: 'Department head', group: 'Head office', category: null },
    { name: 'City council', group: 'Partners', category: null },
  ],
  relations: [['Department head', 'Depends on', 'City council']],
  details: {
    'Win riders': { whos: { Performs: ['Department head'] }, storyMap: 'Win new riders' },
    'Serve riders': { whos: { 'Is affected': ['Rider'] }, storyMap: 'Subscribe and ride' },
    'Keep the fleet rolling': { storyMap: 'Fleet care' },
    'Run the hubs': { storyMap: 'A hub from opening to closing' },
    'Look after our people': { storyMap: 'The first ninety days' },
  },
  requests: [],
  backbone: [
    {
      text: 'Win riders',
      priority: 'Must have',
      rank: 1,
      children: [
        { text: 'Be known in every district we deliver to', priority: 'Must have', size: 8, value: 70 },
        { text: 'Win back riders who left', priority: 'Should have', size: 5, value: 45 },
      ],
    },
    {
      text: 'Serve riders',
      priority: 'Must have',
      rank: 2,
      children: [
        { text: 'Answer every rider within an hour', priority: 'Must have', size: 8, value: 80 },
        { text: 'Offer a bike for every stage of life', priority: 'Should have', size: 13, value: 55 },
      ],
    },
    {
      text: 'Keep the fleet rolling',
      priority: 'Must have',
      rank: 3,
      children: [
        { text: 'Keep nine of ten bikes on the road', priority: 'Must have', size: 13, value: 85 },
        { text: 'Reuse every part that still works', priority: 'Should have', size: 8, value: 40 },
      ],
    },
    {
      text: 'Run the hubs',
      priority: 'Should have',
      rank: 4,
      children: [
        { text: 'Be within fifteen minutes of every rider', priority: 'Must have', size: 13, value: 60 },
        { text: 'Share a hub with a neighbour', priority: 'Could have', size: 5, value: 20 },
      ],
    },
    {
      text: 'Look after our people',
      priority: 'Should have',
      rank: 5,
      children: [
        { text: 'Hire ahead of the season', priority: 'Should have', size: 5, value: 50 },
        { text: 'Grow team leads from within', priority: 'Should have', size: 8, value: 45 },
      ],
    },
  ],
};
