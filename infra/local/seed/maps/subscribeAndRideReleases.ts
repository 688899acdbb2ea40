import type { DemoRelease } from '../types.ts';

/**
 * The releases of the large map: one finished, one under way, one next. Days count from the day on which the demo is
 * created.
 */
export const subscribeAndRideReleases: readonly DemoRelease[] = [
  {
    name: 'Pilot in the old town',
    from: -120,
    to: -32,
    completed: true,
    objectives: ['Make a bike as easy to have as a phone contract'],
    problems: ['Signing up takes a visit to the shop'],
    whats: [
      {
        text: 'Discover the subscription',
        explore: { where: ['Landing page', 'Poster at the hub'] },
        epics: [
          { name: 'Price page with everything included', priority: 'Must have', size: 3, value: 60, done: true },
          { name: 'Postcode check for the old town', priority: 'Must have', size: 2, value: 50, done: true },
        ],
      },
      {
        text: 'Sign up',
        epics: [
          { name: 'Account with an email address', priority: 'Must have', size: 3, value: 80, done: true },
          { name: 'Riding terms on one screen', priority: 'Should have', size: 1, value: 20, done: true },
        ],
      },
      {
        text: 'Get the bike',
        explore: { when: ['Saturday morning'], data_output: ['Signed hand-over'] },
        epics: [
          { name: 'Collect at the hub with an appointment', priority: 'Must have', size: 3, value: 45, done: true },
          { item: ['data_output', 'Signed hand-over'], priority: 'Should have', size: 2, value: 25, done: true },
        ],
      },
    ],
  },
  {
    name: 'City launch',
    from: -31,
    to: 45,
    completed: false,
    objectives: ['Make a bike as easy to have as a phone contract', 'Keep every bike on the road'],
    problems: ['People do not know what a bike really costs them'],
    whats: [
      {
        text: 'Pay the deposit and the first month by card',
        explore: {
          when: ['Right after the bike is chosen'],
          data_input: ['Card details', 'Voucher of an employer'],
          data_output: ['Receipt by mail'],
        },
        epics: [
          {
            name: 'Card payment with strong authentication',
            priority: 'Must have',
            size: 8,
            cost: 12,
            value: 80,
            who: 'Commuter',
            output: 'Receipt by mail',
            scenarios: [
              {
                who: 'Commuter',
                when: 'Right after the bike is chosen',
                input: 'Card details',
                output: 'Receipt by mail',
              },
              { who: 'Student', input: 'Card details' },
            ],
            done: true,
          },
          { item: ['data_output', 'Receipt by mail'], priority: 'Must have', size: 2, value: 40, done: true },
          { item: ['data_input', 'Voucher of an employer'], priority: 'Could have', size: 5, cost: 4, value: 30 },
          { who: 'Student', priority: 'Should have', size: 3, value: 35 },
        ],
      },
      {
        text: 'Repair a failed payment before the bike is locked',
        explore: { when: ['Three days before the lock', 'On the day'] },
        epics: [
          { name: 'Remind by mail and message', priority: 'Must have', size: 3, value: 60, done: true },
          { item: ['when', 'Three days before the lock'], priority: 'Should have', size: 2, value: 30 },
          { name: 'Change the card without signing in again', priority: 'Should have', size: 5, value: 40 },
        ],
      },
      {
        text: 'Pick a two-hour slot for the delivery',
        explore: { where: ['Confirmation page', 'App'], data_output: ['Delivery slot'] },
        epics: [
          { name: 'Offer the slots that a driver really has', priority: 'Must have', size: 8, cost: 9, value: 70 },
          { item: ['where', 'Confirmation page'], priority: 'Could have', size: 2, value: 20 },
          { who: 'Delivery driver', priority: 'Should have', size: 5, value: 35 },
        ],
      },
      {
        text: 'Unlock the bike with my phone',
        epics: [
          {
            name: 'Unlock without a network',
            priority: 'Must have',
            size: 13,
            cost: 20,
            value: 75,
            who: 'Commuter',
            scenarios: [{ who: 'Commuter' }, { who: 'Parent with a cargo bike' }],
          },
          { name: 'Tell when the lock does not answer', priority: 'Should have', size: 3, value: 45 },
        ],
      },
    ],
  },
  {
    name: 'Winter and holidays',
    from: 46,
    to: 120,
    completed: false,
    objectives: ['Keep every bike on the road'],
    problems: ['A broken bike leaves its rider standing for days'],
    whats: [
      {
        text: 'Pause for holidays or the winter',
        explore: { when: ['Before the first frost'], data_output: ['Pause with an end'] },
        epics: [
          { name: 'Pause with an end that can be moved', priority: 'Must have', size: 5, value: 70 },
          { item: ['when', 'Before the first frost'], priority: 'Could have', size: 2, value: 25 },
          { name: 'Store the bike at the hub meanwhile', priority: 'Should have', size: 5, cost: 6, value: 40 },
        ],
      },
      {
        text: 'Hear in time that a service is due',
        epics: [
          { name: 'Winter check with the first service', priority: 'Should have', size: 3, value: 50 },
          { who: 'Workshop mechanic', priority: 'Could have', size: 3, value: 20 },
        ],
      },
      { text: 'Get a replacement bike the same day', epics: [] },
    ],
  },
];
