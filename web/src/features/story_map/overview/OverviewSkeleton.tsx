import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import styles from './overview.module.css';

const AREAS = [
  ['purpose', 72],
  ['owner', 112],
  ['problems', 124],
  ['whos', 256],
  ['backbone', 180],
] as const;

/** The overview's real layout while it loads. */
export function OverviewSkeleton() {
  return (
    <div className={styles['page']}>
      <PageGrid>
        <div className={styles['layout']}>
          {AREAS.map(([area, height]) => (
            <div key={area} style={{ gridArea: area }}>
              <Skeleton height={height} width={area === 'purpose' ? '70%' : '100%'} />
            </div>
          ))}
        </div>
      </PageGrid>
    </div>
  );
}
