import { firstNinetyDays } from '../maps/firstNinetyDays.ts';
import { subscribeAndRide } from '../maps/subscribeAndRide.ts';
import { workshopDay } from '../maps/workshopDay.ts';
import type { DemoCompany } from '../types.ts';

/** A company that rents bicycles by the month: people of every role, and story maps shared between them. */
export const northwindCycles: DemoCompany = {
  domain: 'northwind-cycles.example',
  people: [
    { id: 'maren', name: 'Maren Holt', standing: 'superAdmin', what: 'super admin, runs the company, owns one map' },
    { id: 'tomas', name: 'Tomás Reyes', standing: 'admin', what: 'admin, lets colleagues in, edits one map' },
    { id: 'priya', name: 'Priya Nair', standing: 'member', what: 'product manager, owns two maps' },
    { id: 'jonas', name: 'Jonas Lindqvist', standing: 'member', what: 'designer, edits the large map of Priya' },
    { id: 'chloe', name: 'Chloe Bennett', standing: 'member', what: 'customer care, views maps' },
    {
      id: 'ines',
      name: 'Inês Duarte',
      standing: 'globalStoryMapViewer',
      what: 'finance, views all maps of the company',
    },
    { id: 'sam', name: 'Sam Okafor', standing: 'waiting', what: 'signed up, waits for access' },
    { id: 'lena', name: 'Lena Fischer', standing: 'invited', what: 'has access, has not signed up yet' },
  ],
  maps: [firstNinetyDays, workshopDay, subscribeAndRide],
  changeRequests: [
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
      by: 'jonas',
      map: 'Subscribe and ride',
      kind: 'who',
      old: 'Workshop mechanic',
      wanted: 'Bicycle mechanic',
      answers: { priya: false },
      escalated: true,
    },
  ],
};
