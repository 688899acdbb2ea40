import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ChangeRequestCard } from '#shared/model/changeRequest.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import controls from '../controls/controls.module.css';
import { Text } from '../controls/Text.tsx';
import styles from './requestCard.module.css';

/** The story maps that a request affects: links to those that the reader may see, and the number of the others. */
export function AffectedMaps({
  card: { containers, otherContainers },
  pathOf,
}: {
  card: ChangeRequestCard;
  pathOf: (containerId: string) => string;
}) {
  const id = useId();
  const named = Object.entries(containers).sort(([, a], [, b]) => a.localeCompare(b));
  const others = named.length > 0 ? texts.moreMaps : texts.otherMaps;
  return (
    <section aria-labelledby={id}>
      <Text as="h4" look="label" quiet id={id}>
        {texts.maps}
      </Text>
      <ul className={styles['list']}>
        {named.map(([containerId, name]) => (
          <li key={containerId}>
            <Link to={pathOf(containerId)} dir="auto" className={controls['name']}>
              {name}
            </Link>
          </li>
        ))}
        {otherContainers > 0 && <li className={styles['quiet']}>{others({ count: otherContainers })}</li>}
        {named.length + otherContainers === 0 && <li className={styles['quiet']}>{texts.noMaps}</li>}
      </ul>
    </section>
  );
}
