import type { Company, LinkType, MaturityItem, Priority } from '#shared/model/company/settings.ts';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import type { AccessRequest } from '#shared/model/people/accessRequest.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';
import { defineClientEntity, type Versioned } from '#web/replica/entity.ts';
import { compareIds } from '#web/replica/order.ts';

/** The story maps that lists have loaded, or that were changed here. */
export const storyMapCards = defineClientEntity<StoryMapCard>()('story_map');

/** The initiatives that the list has loaded, or that were changed here. */
export const initiatives = defineClientEntity<Initiative>()('initiative');

/** An address of the company and its access; `id` is the uid of the address. */
export type AddressAccess = Omit<RegisteredEmail, 'uid' | 'username'> & Versioned;
/** Addresses that have, or had, access to the application. */
export const addresses = defineClientEntity<AddressAccess>()('registered_email');

/** The company itself, with the settings that it has once. */
export const companies = defineClientEntity<Company>()('company');
export const priorities = defineClientEntity<Priority>()('priority', {
  indexes: { all: { groups: () => [''], compare: compareIds } },
});
export const whoWhatLinkTypes = defineClientEntity<LinkType>()('who_what_link_type');
export const whoWhoLinkTypes = defineClientEntity<LinkType>()('who_who_link_type');
export const referenceTypes = defineClientEntity<LinkType>()('reference_link');
export const maturityItems = defineClientEntity<MaturityItem>()('maturity');

/** The entities of the company's settings. */
export const settingEntities = [
  companies,
  priorities,
  whoWhatLinkTypes,
  whoWhoLinkTypes,
  referenceTypes,
  maturityItems,
] as const;

/** The entities of the company's scope. */
export const companyEntities = [storyMapCards, initiatives, addresses, ...settingEntities] as const;

/**
 * Users waiting for access to a map of the signed-in user. A map's replica keys its requests by user; these span many
 * maps.
 */
export type WaitingRequest = AccessRequest & Versioned;
export const accessRequests = defineClientEntity<WaitingRequest>()('access_request');

/** The id of a request, unique across all maps. */
export const requestId = ({ containerId, userId }: Pick<AccessRequest, 'containerId' | 'userId'>): string =>
  `${containerId}/${userId}`;
