import Story from '@mui/icons-material/AccountTreeOutlined';
import { Link } from 'react-router-dom';
import { fill } from '#shared/texts/fill.ts';
import { overviewTexts } from '#shared/texts/overview.ts';
import { paths } from '#web/app/paths.ts';

type Props = { childContainerId: string; name: string; className: string | undefined; tabIndex?: 0 | -1 };

/** The badge of an Activity with a story map of its own. It opens that map at its overview. */
export function StoryMapBadge({ childContainerId, name, className, tabIndex = 0 }: Props) {
  return (
    <Link
      className={className}
      to={paths.storyMap(childContainerId, 'overview')}
      tabIndex={tabIndex}
      title={overviewTexts.openStory}
      aria-label={fill(overviewTexts.openStoryOf, { name })}
      draggable={false}
    >
      <Story />
    </Link>
  );
}
