import { presentRegisteredEmail } from './entities/access.ts';
import { presentMember, presentStoryMapHead } from './entities/storyMap.ts';
import { presentWhat } from './entities/what.ts';
import { presentWhatWhoLink, presentWho, presentWhoWhoLink } from './entities/who.ts';

/** How each type of thing looks to clients. Types that are missing here never leave the server. */
const presenters: Record<string, (item: never) => Record<string, unknown>> = {
  story_map: presentStoryMapHead,
  member: presentMember,
  what: presentWhat,
  who: presentWho,
  what_who_link: presentWhatWhoLink,
  who_who_link: presentWhoWhoLink,
  registered_email: presentRegisteredEmail,
};

/** What clients see of a thing, or undefined when they do not see it at all. */
export function present(item: { type: string } & Record<string, unknown>): Record<string, unknown> | undefined {
  return presenters[item.type]?.(item as never);
}
