import type { CallOutput } from '#shared/contract/registry.ts';
import type { StoryMapHead } from '#shared/model/storyMap.ts';

/** The map's own fields from the answer of `get_container`, without its contents. */
export function headOf(copy: CallOutput<'get_container'>): StoryMapHead {
  const { role: _role, cursor: _cursor, next: _next, members: _members, whats: _whats, ...others } = copy;
  const { whoGroups: _groups, whoCategories: _categories, whos: _whos, ...linked } = others;
  const { whatWhoLinks: _whatWhoLinks, whoWhoLinks: _whoWhoLinks, ...head } = linked;
  return head;
}
