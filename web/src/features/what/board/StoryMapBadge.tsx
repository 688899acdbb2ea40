import { Link } from 'react-router-dom';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { lock, tree } from '#web/components/controls/pageIcons.ts';
import { useIsWithoutAccess } from '#web/features/what/story_link/useChildMapsWithoutAccess.ts';

type Props = { childContainerId: string; name: string; className: string | undefined; tabIndex?: 0 | -1 };

/**
 * The badge of an Activity with its own story map. It opens that map at its overview. Users without access learn so
 * and can ask for it (rule map.19).
 */
export function StoryMapBadge({ childContainerId, name, className, tabIndex = 0 }: Props) {
  const isClosed = useIsWithoutAccess(childContainerId);
  return (
    <Link
      className={className}
      to={paths.storyMap(childContainerId, 'overview')}
      tabIndex={tabIndex}
      data-closed={isClosed || undefined}
      title={isClosed ? overviewTexts.closedStory : overviewTexts.openStory}
      aria-label={(isClosed ? overviewTexts.closedStoryOf : overviewTexts.openStoryOf)({ name })}
      draggable={false}
    >
      <Icon path={isClosed ? lock : tree} />
    </Link>
  );
}
