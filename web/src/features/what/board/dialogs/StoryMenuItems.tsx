import { Link } from 'react-router-dom';
import { BACKBONE } from '#shared/model/limits.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { paths } from '#web/base/paths.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { UnavailableItem } from '#web/components/dialog/UnavailableItem.tsx';
import { MenuItem, type MenuItemProps } from '#web/components/menu/MenuItem.tsx';
import { useIsWithoutAccess } from '#web/features/what/story_link/useChildMapsWithoutAccess.ts';
import { useMakeIntoStory } from '#web/features/what/story_link/useMakeIntoStory.ts';
import type { Card } from '#web/replica/story_map/types.ts';

const texts = overviewTexts.link;

/** Opens an Activity's story map at its overview. */
export function OpenStoryItem({
  childContainerId,
  ...item
}: { childContainerId: string } & Pick<MenuItemProps<'a'>, 'onClick' | 'autoFocus' | 'tabIndex'>) {
  const isClosed = useIsWithoutAccess(childContainerId);
  return (
    <MenuItem component={Link} {...item} to={paths.storyMap(childContainerId, 'overview')}>
      {isClosed ? overviewTexts.closedStoryAsk : overviewTexts.openStory}
    </MenuItem>
  );
}

/** Turns a backbone Activity into a story map (rule map.16), or gives the reason why it cannot be one. */
export function MakeStoryItem({
  card,
  then,
  ...item
}: { card: Card; then: (act: () => void) => () => void } & MenuItemProps) {
  const { refusal, start } = useMakeIntoStory(card.id);
  if (card.level !== BACKBONE) return null;
  if (refusal !== undefined) return <UnavailableItem {...item} label={texts.make} reason={refusal} />;
  return (
    <MenuItem {...item} onClick={then(start)}>
      {texts.make}
    </MenuItem>
  );
}

/** Links an Activity to a story map, or removes the link: a linked one must be unlinked first (rule map.17). */
export function StoryLinkItem({
  card,
  then,
  ...item
}: { card: Card; then: (act: () => void) => () => void } & MenuItemProps) {
  const { ui } = useActions();
  const kind = card.childContainerId === null ? 'linkStory' : 'unlinkStory';
  return (
    <MenuItem
      {...item}
      disabled={card.whatId === null}
      onClick={then(() => ui.set({ dialog: { kind, card: card.id } }))}
    >
      {kind === 'linkStory' ? texts.choose : texts.removeFromMenu}
    </MenuItem>
  );
}
