import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { RELEASE_ORDERS } from '#shared/model/release.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { Pager } from '#web/components/Pager.tsx';
import { QuietButton } from '#web/components/QuietButton.tsx';
import type { ReleaseListParams } from '../model/listParams.ts';
import type { useReleaseList } from '../useReleaseList.ts';

type Props = {
  params: ReleaseListParams;
  list: ReturnType<typeof useReleaseList>;
  onChange: (params: ReleaseListParams) => void;
};

/** In which order releases stand, whether completed ones are among them, and the pages. */
export function ReleaseControls({ params, list, onChange }: Props) {
  const { order, direction, includeCompleted, page } = params;
  const Arrow = direction === 'asc' ? ArrowUpward : ArrowDownward;
  return (
    <Box sx={controls}>
      <Select
        size="small"
        value={order}
        onChange={({ target }) => onChange({ ...params, order: target.value, page: 1 })}
        inputProps={{ 'aria-label': texts.orderLabel }}
        sx={{ width: 132 }}
      >
        {RELEASE_ORDERS.map((each) => (
          <MenuItem key={each} value={each}>
            {texts.orders[each]}
          </MenuItem>
        ))}
      </Select>
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
