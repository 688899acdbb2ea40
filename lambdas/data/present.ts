import { presentRegisteredEmail } from './entities/access.ts';
import { presentChangeRequest } from './entities/changeRequest.ts';
import { presentMember, presentStoryMapHead } from './entities/storyMap.ts';
import { presentWhat } from './entities/what.ts';
import { presentMaturity, presentReference, presentText } from './entities/whatDetails.ts';
import { presentWhatWhoLink, presentWho, presentWhoWhoLink } from './entities/who.ts';

/** How each type of thing looks to clients. Types that are missing here never leave the server. */
const presenters: Record<string, (item: never) => Record<string, unknown>> = {
  story_map: presentStoryMapHead,
  member: presentMember,
  what: presentWhat,
  what_text: presentText,
  what_reference: presentReference,
  what_maturity: presentMaturity,
  who: presentWho,
  what_who_link: presentWhatWhoLink,
  who_who_link: presentWhoWhoLink,
  change_request: presentChangeRequest,
  registered_email: presentRegisteredEmail,
};

/** What clients see of a thing, or undefined when they do not see it at all. */
export function present(item: { type: string } & Record<string, unknown>): Record<string, unknown> | undefined {
  return presenters[item.type]?.(item as never);
}
