import type { DemoChangeRequest } from '../types.ts';

/** Requests in each state: without an answer, accepted by some, declined, escalated. */
export const northwindChangeRequests: readonly DemoChangeRequest[] = [
  {
    by: 'priya',
    map: 'A day in the workshop',
    kind: 'what',
    old: 'Get a replacement bike the same day',
    wanted: 'Get a replacement bike within two hours',
    answers: {},
    escalated: false,
  },
  {
    by: 'jonas',
    map: 'Subscribe and ride',
    kind: 'who',
    old: 'Customer care',
    wanted: 'Rider support',
    answers: {},
    escalated: false,
  },
  {
    by: 'nadia',
    map: 'Fleet care',
    kind: 'what',
    old: 'Check the bike before it goes out',
    wanted: 'Check brakes, lights and tyres before a bike goes out',
    answers: { marcus: true, elif: true },
    escalated: false,
  },
  {
    by: 'marcus',
    map: 'Deliver and collect',
    kind: 'what',
    old: 'Book a time slot',
    wanted: 'Pick an hour',
    answers: { elif: false, zeynep: false },
    escalated: false,
  },
  {
    by: 'jonas',
    map: 'Subscribe and ride',
    kind: 'who',
    old: 'Workshop mechanic',
    wanted: 'Bicycle mechanic',
    answers: { priya: false },
    escalated: true,
  },
  {
    by: 'elif',
    map: 'A hub from opening to closing',
    kind: 'who',
    old: 'Hub team',
    wanted: 'Hub crew',
    answers: { marcus: false, diego: true },
    escalated: true,
  },
];
