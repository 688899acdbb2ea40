import { RELEASE_ORDERS } from '#shared/model/release/releaseOrder.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { downward, upward } from '#web/components/controls/pageIcons.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import type { ReleaseListParams } from '../model/listParams.ts';
import styles from './releaseList.module.css';
import type { useReleaseList } from './useReleaseList.ts';

type Props = {
  params: ReleaseListParams;
  list: ReturnType<typeof useReleaseList>;
  onChange: (params: ReleaseListParams) => void;
};

/** The sort order of releases, the filter for completed ones, and the pager. */
export function ReleaseControls({ params, list, onChange }: Props) {
  const { order, direction, includeCompleted, page } = params;
  return (
    <div className={styles['controls']}>
      <Select
        aria-label={texts.orderLabel}
        value={order}
        onChange={(chosen) => onChange({ ...params, order: chosen, page: 1 })}
        options={RELEASE_ORDERS.map((each) => [each, texts.orders[each]])}
      />
      <QuietButton
        label={texts.turnAround({ direction: texts.directions[direction] })}
        onClick={() => onChange({ ...params, direction: direction === 'asc' ? 'desc' : 'asc', page: 1 })}
      >
        <Icon path={direction === 'asc' ? upward : downward} />
      </QuietButton>
      <Choice
        type="checkbox"
        className={styles['option']}
        checked={includeCompleted}
        onChange={({ target }) => onChange({ ...params, includeCompleted: target.checked, page: 1 })}
      >
        {texts.includeCompleted}
      </Choice>
      <Pager
        page={list.data?.page ?? page}
        totalPages={list.data?.totalPages}
        onPage={(next) => onChange({ ...params, page: next })}
        onRefresh={() => void list.refetch()}
        refreshing={list.isFetching}
      />
    </div>
  );
}
