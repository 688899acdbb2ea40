import type { DemoDetails, DemoRelation, DemoWho } from '../types.ts';

/** The Whos of a bicycle subscription: kinds of riders, our teams, and external parties. */
export const ridersAndTeams: readonly DemoWho[] = [
  { name: 'Commuter', group: 'Riders', category: 'Private' },
  { name: 'Student', group: 'Riders', category: 'Private' },
  { name: 'Parent with a cargo bike', group: 'Riders', category: 'Private' },
  { name: 'Employer who pays for bikes', group: 'Riders', category: 'Business' },
  { name: 'Courier company', group: 'Riders', category: 'Business' },
  { name: 'Customer care', group: 'Teams', category: 'City hub' },
  { name: 'Workshop mechanic', group: 'Teams', category: 'City hub' },
  { name: 'Delivery driver', group: 'Teams', category: 'City hub' },
  { name: 'Finance', group: 'Teams', category: 'Head office' },
  { name: 'Marketing', group: 'Teams', category: 'Head office' },
  { name: 'Payment provider', group: 'Partners', category: null },
  { name: 'Insurer', group: 'Partners', category: null },
  { name: 'Tracker in the bike', group: 'Systems', category: null },
  { name: 'City council', group: null, category: null },
];

/** The links between them. */
export const betweenThem: readonly DemoRelation[] = [
  ['Workshop mechanic', 'Works with', 'Customer care'],
  ['Delivery driver', 'Works with', 'Workshop mechanic'],
  ['Finance', 'Depends on', 'Payment provider'],
  ['Customer care', 'Depends on', 'Insurer'],
  ['Employer who pays for bikes', 'Works with', 'Finance'],
];

/** The details of some of its Activities, by their descriptions. */
export const subscribeAndRideDetails: Readonly<Record<string, DemoDetails>> = {
  'Discover the subscription': {
    whos: { Performs: ['Commuter', 'Student', 'Parent with a cargo bike'], 'Provides input': ['Marketing'] },
    references: [{ name: 'Interviews with 24 riders, spring', type: 'Research' }],
    maturity: {
      current: { People: 4, Process: 4, Technology: 3, Data: 4 },
      future: { People: 5, Process: 5, Technology: 4, Data: 5 },
    },
  },
  'Find my frame size in under a minute': {
    longDescription:
      'Two of five returns in the first month were bikes of the wrong size. Riders know how tall they are, and nothing else about frames.\n\nAsk for height and inseam, show the one bike that fits, and let people say “I like to sit upright”.',
    whos: { Performs: ['Commuter', 'Parent with a cargo bike'], 'Provides input': ['Workshop mechanic'] },
    references: [
      { name: 'https://design.northwind-cycles.example/size-finder', type: 'Prototype' },
      { name: 'Returns by reason, first quarter', type: 'Research' },
    ],
    maturity: {
      current: { People: 2, Process: 1, Technology: 1, Data: 2 },
      future: { People: 3, Process: 3, Technology: 4, Data: 4 },
    },
  },
  'Sign up': {
    whos: { Performs: ['Commuter', 'Student', 'Employer who pays for bikes'], 'Is informed': ['Customer care'] },
    maturity: {
      current: { People: 3, Process: 3, Technology: 4, Data: 3 },
      future: { People: 4, Process: 4, Technology: 5, Data: 4 },
    },
  },
  'Use the discount of my employer or university': {
    whos: { Performs: ['Student'], Approves: ['Employer who pays for bikes', 'Finance'] },
  },
  'Pay the deposit and the first month by card': {
    longDescription:
      'Half of those who leave do so here. The deposit comes as a surprise; it must be on the page of the bike already.',
    whos: { Performs: ['Commuter', 'Student'], 'Provides input': ['Payment provider'], 'Is informed': ['Finance'] },
    references: [{ name: 'https://docs.northwind-cycles.example/payments/deposit', type: 'Document' }],
    maturity: {
      current: { People: 3, Process: 3, Technology: 2, Data: 1 },
      future: { People: 3, Process: 4, Technology: 4, Data: 3 },
    },
  },
  'Pick a two-hour slot for the delivery': {
    whos: { Performs: ['Commuter'], 'Is affected': ['Delivery driver', 'Workshop mechanic'] },
    maturity: {
      current: { People: 1, Process: 1, Technology: 0, Data: 1 },
      future: { People: 3, Process: 3, Technology: 3, Data: 2 },
    },
  },
  'Get the bike': {
    storyMap: 'Deliver and collect',
    maturity: {
      current: { People: 2, Process: 1, Technology: 1, Data: 2 },
      future: { People: 4, Process: 3, Technology: 4, Data: 3 },
    },
  },
  'Deal with theft and damage': { storyMap: 'When a bike is stolen' },
  'Get help on the road': {
    storyMap: 'A day in the workshop',
    whos: { Performs: ['Commuter', 'Courier company'], 'Provides input': ['Customer care', 'Workshop mechanic'] },
  },
  'Report a puncture with a photo and my position': {
    whos: { Performs: ['Commuter', 'Courier company'], 'Provides input': ['Tracker in the bike'] },
    references: [{ name: 'https://design.northwind-cycles.example/roadside', type: 'Design' }],
  },
  'Get a replacement bike the same day': {
    whos: { Performs: ['Delivery driver'], 'Is affected': ['Commuter'] },
    maturity: {
      current: { People: 1, Process: 0, Technology: 1, Data: 1 },
      future: { People: 3, Process: 2, Technology: 3, Data: 3 },
    },
  },
  'Locate the bike by its tracker': {
    whos: { Performs: ['Customer care'], 'Provides input': ['Tracker in the bike'], 'Is informed': ['Insurer'] },
  },
  'Pause for holidays or the winter': { whos: { Performs: ['Commuter', 'Student'], 'Is affected': ['Finance'] } },
};
