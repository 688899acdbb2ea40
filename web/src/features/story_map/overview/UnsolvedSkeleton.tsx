import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Panel } from './Panel.tsx';

/** The panel of unsolved problems while they load. */
export function UnsolvedSkeleton() {
  return (
    <Panel title={overviewTexts.problems} area="problems">
      <div role="status" aria-label={commonTexts.loading}>
        <Skeleton width="80%" height={20} />
      </div>
    </Panel>
  );
}
