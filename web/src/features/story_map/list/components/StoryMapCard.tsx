import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { StoryMapCard as Card } from '#shared/model/story_map/storyMap.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink, IconButton } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Icon } from '#web/components/controls/Icon.tsx';
import { trash } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { OwnerButton } from '#web/components/people/OwnerButton.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import styles from '../storyMaps.module.css';

type Props = { map: Card; isOwner: boolean; onDelete: () => void };

/** A story map in the list. The name is the link; for the pointer, the rest of the card leads there too. */
export function StoryMapCard({ map, isOwner, onDelete }: Props) {
  const nameId = useId();
  const to = paths.storyMap(map.id);
  const openNamed = `${storyMapsTexts.open} ${map.name}`;
  return (
    <li aria-labelledby={nameId} className={styles['card']}>
      <Link to={to} tabIndex={-1} aria-hidden className={styles['whole']} />
      <Text as="h2" look="title" id={nameId} className={styles['over']}>
        <Link to={to} className={controls['name']}>
          <ClampedText text={map.name} lines={2} />
        </Link>
      </Text>
      <Text as="div" quiet className={`${styles['over']} ${styles['why']}`}>
        <Link to={to} tabIndex={-1} className={controls['same']}>
          <ClampedText text={map.why} lines={2} />
        </Link>
      </Text>
      <div className={`${styles['over']} ${styles['foot']}`}>
        <Text as="span" look="compact" quiet className={styles['created']}>
          <DateText at={map.createdAt} text={(date) => storyMapsTexts.created({ date })} />
        </Text>
        <OwnerButton owner={map.owner} />
        <div className={styles['actions']}>
          <DisabledReason reason={isOwner ? undefined : storyMapsTexts.deleteOwnerOnly}>
            <IconButton
              aria-label={storyMapsTexts.deleteNamed({ name: map.name })}
              disabled={!isOwner}
              onClick={onDelete}
            >
              <Icon path={trash} />
            </IconButton>
          </DisabledReason>
          <ButtonLink to={to} variant="outlined" aria-label={openNamed}>
            {storyMapsTexts.open}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
