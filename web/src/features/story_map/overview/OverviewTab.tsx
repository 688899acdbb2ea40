import { Suspense } from 'react';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { lazyAtEnd } from '#web/components/dialog/lazyAtEnd.ts';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import { useHead } from '#web/replica/story_map/useMap.ts';
import { BackboneActivities } from './BackboneActivities.tsx';
import { BusinessOwner } from './BusinessOwner.tsx';
import styles from './overview.module.css';
import { Panel } from './Panel.tsx';
import { ParentActivity } from './ParentActivity.tsx';
import { UnsolvedSkeleton } from './UnsolvedSkeleton.tsx';
import { WhosByCategory } from './WhosByCategory.tsx';

const UnsolvedProblems = lazyAtEnd(() => import('./UnsolvedProblems.tsx').then((file) => file.UnsolvedProblems));

/** The maximum length of a purpose shown as a statement; longer ones show as text. */
const STATEMENT = 240;

/** `/story_map/{id}/overview`: a story map on one page (rule map.21). */
export function OverviewTab() {
  const why = useHead((head) => head.why);
  const isChild = useHead((head) => head.parentWhatRef !== null);
  return (
    <div className={styles['page']}>
      <PageGrid>
        <div className={styles['layout']}>
          <Panel title={overviewTexts.purpose} area="purpose" plain action={isChild && <ParentActivity />}>
            <div dir="auto" className={`${styles['why']} ${why.length <= STATEMENT ? styles['statement'] : ''}`}>
              {why}
            </div>
          </Panel>
          <BusinessOwner />
          <Suspense fallback={<UnsolvedSkeleton />}>
            <UnsolvedProblems />
          </Suspense>
          <WhosByCategory />
          <BackboneActivities />
        </div>
      </PageGrid>
    </div>
  );
}
