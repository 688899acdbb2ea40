import { claimsAndTheft, deliverAndCollect } from '../maps/deliveries.ts';
import { firstNinetyDays } from '../maps/firstNinetyDays.ts';
import { batteries, buyAndRetire, fleetCare } from '../maps/fleetCare.ts';
import { hubDay, saturday } from '../maps/hubs.ts';
import { lostAndFound } from '../maps/lostAndFound.ts';
import { subscribeAndRide } from '../maps/subscribeAndRide.ts';
import { wholeCompany } from '../maps/wholeCompany.ts';
import { bikesForCompanies, monthOnTrial, winNewRiders } from '../maps/winRiders.ts';
import { workshopDay } from '../maps/workshopDay.ts';
import type { DemoCompany } from '../types.ts';
import { northwindChangeRequests } from './northwindChangeRequests.ts';
import { northwindInitiatives } from './northwindInitiatives.ts';
import { northwindPeople } from './northwindPeople.ts';

const cityLaunch = { map: subscribeAndRide.name, release: 'City launch' };

/**
 * A company that rents bicycles by the month: people of every role, and story maps shared between them, three levels of
 * them below each other.
 */
export const northwindCycles: DemoCompany = {
  domain: 'northwind-cycles.example',
  people: northwindPeople,
  maps: [
    lostAndFound,
    saturday,
    batteries,
    buyAndRetire,
    claimsAndTheft,
    deliverAndCollect,
    bikesForCompanies,
    monthOnTrial,
    firstNinetyDays,
    workshopDay,
    hubDay,
    fleetCare,
    winNewRiders,
    subscribeAndRide,
    wholeCompany,
  ],
  hierarchyTop: wholeCompany.name,
  jira: 'Northwind Jira',
  exports: [
    { ...cityLaunch, epic: 'Change the card without signing in again' },
    {
      ...{ ...cityLaunch, epic: 'Offer the slots that a driver really has' },
      inJira: { summary: 'Offer only slots that a driver can keep' },
    },
    { ...cityLaunch, epic: 'Unlock without a network', inJira: { status: 'Done' } },
  ],
  initiatives: northwindInitiatives,
  deletedInitiatives: [{ owner: 'priya', name: 'Bikes for visitors' }],
  changeRequests: northwindChangeRequests,
  deletedMaps: [
    { owner: 'priya', name: 'Winter tyres by post', why: 'Riders change their tyres at home before the first frost.' },
    { owner: 'oskar', name: 'Summer raffle', why: 'Everybody who rides in July may win a year of riding.' },
  ],
};
