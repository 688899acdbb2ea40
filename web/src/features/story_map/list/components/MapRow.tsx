import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/base/paths.ts';
import { Text } from '#web/components/controls/Text.tsx';
import styles from './mapRow.module.css';

type Props = { title: string; maps: readonly { id: string; name: string }[] };

/** A row of links to story maps under a heading; nothing when there are none. */
export function MapRow({ title, maps }: Props): ReactNode {
  const headingId = useId();
  if (maps.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles['section']}>
      <Text as="h2" look="label" quiet id={headingId} className={styles['heading']}>
        {title}
      </Text>
      <ul className={styles['row']}>
        {maps.map(({ id, name }) => (
          <li key={id} className={styles['item']}>
            <Link to={paths.storyMap(id)} dir="auto" title={name} className={styles['map']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
