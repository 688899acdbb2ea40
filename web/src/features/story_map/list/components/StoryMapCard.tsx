import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { StoryMapOutline } from '#shared/model/story_map/outline.ts';
import type { StoryMapCard as Card } from '#shared/model/story_map/storyMap.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { paths } from '#web/base/paths.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { StarButton } from '#web/components/star/StarButton.tsx';
import { AgoText } from '#web/components/text/AgoText.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { useStar } from '#web/replica/company/useStars.ts';
import styles from './card.module.css';
import { CardMenu } from './CardMenu.tsx';
import { MapPicture } from './MapPicture.tsx';
import { OwnerAvatar } from './OwnerAvatar.tsx';

type Props = {
  map: Card;
  /** Undefined for a map that was created after the list was loaded: it is empty. */
  outline: StoryMapOutline | undefined;
  isOwner: boolean;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** A story map in the list. Its name is the link, which covers the card. */
export function StoryMapCard({ map, outline, isOwner, onDuplicate, onDelete }: Props) {
  const nameId = useId();
  const { starred, setStarred } = useStar(map);
  const { activities = 0, isEstimate = false, columns = [], editedAt = map.createdAt } = outline ?? {};
  const count = isEstimate ? storyMapsTexts.aboutActivities : storyMapsTexts.activities;
  return (
    <li aria-labelledby={nameId} className={styles['card']}>
      <MapPicture columns={columns} />
      <Text as="h2" look="label" id={nameId} dir="auto" className={styles['name']}>
        <Link to={paths.storyMap(map.id)} className={styles['link']}>
          <ClampedText text={map.name} lines={2} />
        </Link>
      </Text>
      <Text as="div" look="compact" quiet dir="auto" className={styles['why']}>
        <ClampedText text={map.why} lines={2} />
      </Text>
      <Text as="div" look="caption" quiet className={styles['facts']}>
        <span>{count({ count: isEstimate ? rounded(activities) : activities })}</span>
        <span aria-hidden> · </span>
        <span className={styles['above']}>
          <DateText at={map.createdAt} text={(date) => storyMapsTexts.created({ date })} />
        </span>
      </Text>
      <div className={styles['foot']}>
        <OwnerAvatar owner={map.owner} />
        <Text as="span" look="caption" quiet className={styles['edited']}>
          <AgoText at={editedAt} text={(when) => storyMapsTexts.edited({ when })} />
        </Text>
        <div className={styles['actions']}>
          <StarButton name={map.name} starred={starred} onChange={setStarred} />
          <CardMenu map={map} isOwner={isOwner} onDuplicate={onDuplicate} onDelete={onDelete} />
        </div>
      </div>
    </li>
  );
}

/** An estimate with the two digits that are sure. */
const rounded = (count: number) => Number(count.toPrecision(2));
