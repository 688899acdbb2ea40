import Add from '@mui/icons-material/Add';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { RefreshButton } from '#web/components/RefreshButton.tsx';
import { USER_FILTERS, type UserFilter } from '../model/userFilter.ts';

type Props = {
  /** The heading, which can take the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The number of matching users, or undefined while unknown. */
  count: number | undefined;
  text: string;
  onText: (text: string) => void;
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
  onAdd: () => void;
  onRefresh: () => void;
  refreshing: boolean;
};

/** The head of the list of users: count, search, filter, refresh and add (rules access.17, access.18). */
export function UserToolbar({ heading, count, text, onText, filter, onFilter, onAdd, onRefresh, refreshing }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography component="h2" variant="h2" ref={heading} tabIndex={-1}>
          {adminTexts.users}
        </Typography>
        <Typography color="textSecondary" role="status">
          {count !== undefined && (count === 1 ? adminTexts.countOne : fill(adminTexts.countMany, { count }))}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <RefreshButton onClick={onRefresh} refreshing={refreshing} />
          <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
            {adminTexts.addUser}
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, my: 3 }}>
        <OutlinedInput
          type="search"
          size="small"
          fullWidth
          value={text}
          onChange={({ target }) => onText(target.value)}
          placeholder={adminTexts.searchHint}
          sx={{ minWidth: 0, maxWidth: { sm: 320 }, '& input': { pl: 0 } }}
          inputProps={{ 'aria-label': adminTexts.search, autoComplete: 'off' }}
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          }
        />
        <Select
          aria-label={adminTexts.filter}
          value={filter}
          onChange={onFilter}
          options={USER_FILTERS.map((value) => [value, adminTexts.filters[value]] as const)}
          prefix={`${adminTexts.filter}:`}
        />
      </Box>
    </>
  );
}
