import { type ReactNode, useEffect } from 'react';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { prepareEntry } from '#web/base/api/identity.ts';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import styles from './entry.module.css';
import { SampleMap } from './SampleMap.tsx';

/** The first page for new visitors: the form, and beside it (below it on a phone) an introduction to StorYd. */
export function EntryLayout({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  // On these pages the user is about to sign in or up.
  useEffect(() => fetchAhead(prepareEntry), []);
  return (
    <div className={styles['page']}>
      <PageTitle title={title} />
      <div className={styles['half']}>
        <div className={styles['entry']}>
          <div>
            <Text as="h1" look="heading">
              {title}
            </Text>
            {text !== undefined && (
              <Text quiet className={styles['intro']}>
                {text}
              </Text>
            )}
          </div>
          {children}
        </div>
      </div>
      <aside className={styles['half']}>
        <div className={styles['pitch']}>
          <Text look="title">{sessionTexts.pitch}</Text>
          <Text quiet>{sessionTexts.pitchText}</Text>
        </div>
        <SampleMap />
      </aside>
    </div>
  );
}
