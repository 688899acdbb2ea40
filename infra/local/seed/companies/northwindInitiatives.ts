import type { DemoInitiative } from '../types.ts';

/** An initiative over story maps of two owners; its own may not view that of the other one. */
export const northwindInitiatives: readonly DemoInitiative[] = [
  {
    name: 'No rider left standing',
    owner: 'priya',
    members: ['nadia'],
    from: -31,
    to: 150,
    whats: [
      { map: 'A day in the workshop', text: 'Get a replacement bike the same day' },
      { map: 'Subscribe and ride', text: 'Hear in time that a service is due' },
      { map: 'A day in the workshop', text: 'Tell the rider that the bike is ready' },
      { map: 'Fleet care', text: 'Check the bike before it goes out' },
    ],
    groups: [
      { releases: [{ map: 'Subscribe and ride', release: 'City launch' }] },
      {
        name: 'Ready for the winter',
        releases: [
          { map: 'A day in the workshop', release: 'A bench for every broken bike' },
          { map: 'Subscribe and ride', release: 'Winter and holidays' },
        ],
      },
      { releases: [{ map: 'Fleet care', release: 'Every bike checked' }] },
    ],
  },
];
