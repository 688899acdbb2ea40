import { Link } from 'react-router-dom';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { tree } from '#web/components/controls/pageIcons.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard, useCardRow, useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './backbone.module.css';
import { NothingYet, Panel } from './Panel.tsx';

/** The backbone from first to last, each Activity with links to its card and its story map. */
export function BackboneActivities() {
  const containerId = useContainerId();
  const backbone = useCardRow(null);
  return (
    <Panel
      title={overviewTexts.backbone}
      area="backbone"
      plain
      action={
        backbone.length === 0 && (
          <ButtonLink to={paths.mapActivity(containerId)} variant="outlined">
            {overviewTexts.toMap}
          </ButtonLink>
        )
      }
    >
      {backbone.length === 0 ? (
        <NothingYet title={overviewTexts.noActivities} text={overviewTexts.noActivitiesHelp} />
      ) : (
        <ol className={styles['row']}>
          {backbone.map((id) => (
            <Activity key={id} id={id} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Activity({ id }: { id: CardId }) {
  const containerId = useContainerId();
  const card = useCard(id);
  const below = useCardRow(id).length;
  if (card === undefined) return null;
  const { description: name, whatId, childContainerId } = card;
  return (
    <li className={styles['note']}>
      <Link to={paths.mapActivity(containerId, whatId ?? undefined)} className={styles['to']} dir="auto">
        {name}
      </Link>
      <span className={styles['foot']}>
        {below > 0 && <span>{storyMapTexts.countUnder({ count: below })}</span>}
        {childContainerId !== null && (
          <Link
            to={paths.storyMap(childContainerId, 'overview')}
            className={styles['story']}
            aria-label={overviewTexts.openStoryOf({ name })}
            title={overviewTexts.openStory}
          >
            <Icon path={tree} small />
            <span>{overviewTexts.openStory}</span>
          </Link>
        )}
      </span>
    </li>
  );
}
