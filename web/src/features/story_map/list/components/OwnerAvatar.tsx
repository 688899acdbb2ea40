import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import hidden from '#web/components/focus/visuallyHidden.module.css';
import { nameOf } from '#web/replica/people/people.ts';
import styles from './card.module.css';

/** The owner of a story map by their initials, with the name in a tooltip. */
export function OwnerAvatar({ owner }: { owner: string }) {
  const users = useCall('company_users', {});
  const user = users.data?.docs.find(({ uid }) => uid === owner);
  const name = user && nameOf(user);
  const words = name === undefined ? storyMapsTexts.ownerUnknown : storyMapsTexts.owner({ owner: name });
  const label = users.data === undefined ? '' : words;
  return (
    <Tooltip title={label} describes onTouch>
      <span className={styles['above']}>
        <Avatar initials={name === undefined ? '' : initialsOfName(name)} className={styles['avatar']} />
        <span className={hidden['text']}>{label}</span>
      </span>
    </Tooltip>
  );
}
