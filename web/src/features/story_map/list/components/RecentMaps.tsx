import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { paths } from '#web/base/paths.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { storyMapCards } from '#web/replica/company/entities.ts';
import { useRecentMaps } from '#web/replica/story_map/known/useRecentMaps.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import styles from './recent.module.css';

/**
 * The story maps that the user has opened last in this browser, but for those that the list shows anyway; nothing when
 * there are none.
 */
export function RecentMaps({ listed }: { listed: readonly { id: string }[] }) {
  const headingId = useId();
  const { scope } = useCompany();
  const cards = useEvery(scope, storyMapCards);
  const shown = new Set(listed.map(({ id }) => id));
  const isDeleted = (id: string) => scope.knows({ type: storyMapCards.type, id, version: 1 }) && !cards.has(id);
  const recent = useRecentMaps().filter(({ id }) => !shown.has(id) && !isDeleted(id));
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles['recent']}>
      <Text as="h2" look="label" quiet id={headingId} className={styles['heading']}>
        {storyMapsTexts.recent}
      </Text>
      <ul className={styles['row']}>
        {recent.map(({ id, name }) => (
          <li key={id} className={styles['item']}>
            <Link to={paths.storyMap(id)} dir="auto" title={name} className={styles['map']}>
              {cards.get(id)?.name ?? name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
