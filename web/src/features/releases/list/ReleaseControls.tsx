import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { RELEASE_ORDERS } from '#shared/model/releaseOrder.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { Pager } from '#web/components/Pager.tsx';
import { QuietButton } from '#web/components/QuietButton.tsx';
import type { ReleaseListParams } from '../model/listParams.ts';
import type { useReleaseList } from '../useReleaseList.ts';

type Props = {
  params: ReleaseListParams;
  list: ReturnType<typeof useReleaseList>;
  onChange: (params: ReleaseListParams) => void;
};

/** The sort order of releases, the filter for completed ones, and the pager. */
export function ReleaseControls({ params, list, onChange }: Props) {
  const { order, direction, includeCompleted, page } = params;
  const Arrow = direction === 'asc' ? ArrowUpward : ArrowDownward;
  return (
    <Box sx={controls}>
      <Select
        aria-label={texts.orderLabel}
        value={order}
        onChange={(chosen) => onChange({ ...params, order: chosen, page: 1 })}
        options={RELEASE_ORDERS.map((each) => [each, texts.orders[each]])}
      />
      <QuietButton
        label={fill(texts.turnAround, { direction: texts.directions[direction] })}
        onClick={() => onChange({ ...params, direction: direction === 'asc' ? 'desc' : 'asc', page: 1 })}
      >
        <Arrow />
      </QuietButton>
      <FormControlLabel
        label={texts.includeCompleted}
        control={
          <Checkbox
            size="small"
            checked={includeCompleted}
            onChange={({ target }) => onChange({ ...params, includeCompleted: target.checked, page: 1 })}
          />
        }
        sx={{ ml: 1, mr: 2 }}
      />
      <Pager
        page={list.data?.page ?? page}
        totalPages={list.data?.totalPages}
        onPage={(next) => onChange({ ...params, page: next })}
        onRefresh={() => void list.refetch()}
        refreshing={list.isFetching}
      />
    </Box>
  );
}

const controls = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, my: 3 } as const;
