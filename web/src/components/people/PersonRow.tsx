import type { ReactNode } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import styles from './personRow.module.css';

/** A person with access to the map, with the controls for them. Marks people who are no longer in the company. */
export function PersonRow({
  person,
  you = false,
  children,
}: {
  person: CompanyUser | undefined;
  you?: boolean;
  children: ReactNode;
}) {
  const name = person?.username ?? sharingTexts.unknownPerson;
  return (
    <li className={styles['row']}>
      <Avatar initials={person === undefined ? '?' : initialsOfName(name)} className={styles['avatar']} />
      <div className={styles['person']}>
        <Text dir="auto" oneLine style={{ fontWeight: 500 }} quiet={person === undefined}>
          {you ? sharingTexts.you({ person: name }) : name}
        </Text>
        <Text look="compact" quiet style={{ overflowWrap: 'anywhere' }}>
          {person?.email}
        </Text>
        {person?.active === false && (
          <Text look="compact" quiet>
            {sharingTexts.noAccess}
          </Text>
        )}
      </div>
      {children}
    </li>
  );
}
