import type { DemoFrame } from '../types.ts';

/** What the large map is there for. Days count from the day on which the demo is created. */
export const subscribeAndRideFrame: DemoFrame = {
  objectives: [
    {
      name: 'Make a bike as easy to have as a phone contract',
      benefits: [
        {
          name: 'Half of the new riders subscribe without a call to the shop',
          description: 'Each call takes a colleague twelve minutes.',
          achieved: 65,
          from: -120,
          to: 60,
        },
        { name: 'Riders stay for a year on average', achieved: 20, from: -30, to: 330 },
        { name: 'A leaflet in every town hall', achieved: 100, active: false, from: -200, to: -60 },
      ],
    },
    {
      name: 'Keep every bike on the road',
      benefits: [{ name: 'Fewer than 4% of the bikes wait for a repair', achieved: 40, from: -60, to: 120 }],
    },
  ],
  problems: [
    {
      name: 'People do not know what a bike really costs them',
      description:
        'They compare the price of the subscription with the price tag of a bike, and forget repairs, theft and insurance.',
      serves: ['Make a bike as easy to have as a phone contract'],
    },
    {
      name: 'Signing up takes a visit to the shop',
      description: 'The contract is on paper, and the shop closes at six.',
      serves: ['Make a bike as easy to have as a phone contract'],
      solved: true,
    },
    {
      name: 'A broken bike leaves its rider standing for days',
      description: 'Workshops have no spare bikes, and nobody tells riders how long a repair takes.',
      serves: ['Keep every bike on the road', 'Make a bike as easy to have as a phone contract'],
    },
    {
      name: 'Nobody knows where the free bikes are',
      description: '',
      serves: [],
    },
  ],
};
