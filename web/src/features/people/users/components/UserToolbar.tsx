import { type RefObject, useId, useState } from 'react';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button, IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus, search } from '#web/components/controls/pageIcons.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { OutlinedInput } from '#web/components/input/OutlinedInput.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { RefreshButton } from '#web/components/state/RefreshButton.tsx';
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
  onShowAll: () => void;
  onAdd: () => void;
  onRefresh: () => void;
  refreshing: boolean;
};

/** The head of the list of users: count, add, search and filter behind a toggle, refresh (rules access.17, access.18). */
export function UserToolbar({
  heading,
  count,
  text,
  onText,
  filter,
  onFilter,
  onShowAll,
  onAdd,
  onRefresh,
  refreshing,
}: Props) {
  // What the address narrows the list to must be visible.
  const [searching, setSearching] = useState(text !== '' || filter !== 'none');
  const searchId = useId();
  const toggle = () => {
    // What is hidden must not leave users out.
    if (searching) onShowAll();
    setSearching(!searching);
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
        <Text as="h2" look="title" ref={heading} tabIndex={-1}>
          {adminTexts.users}
        </Text>
        <Text quiet role="status" oneLine>
          {count !== undefined && (count === 1 ? adminTexts.countOne : adminTexts.countMany({ count }))}
        </Text>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <Tooltip title={adminTexts.showSearch}>
            <IconButton
              aria-label={adminTexts.showSearch}
              aria-expanded={searching}
              aria-controls={searching ? searchId : undefined}
              onClick={toggle}
            >
              <Icon path={search} />
            </IconButton>
          </Tooltip>
          <RefreshButton onClick={onRefresh} refreshing={refreshing} />
          <Button
            variant="contained"
            start={<Icon path={plus} />}
            onClick={onAdd}
            style={{ marginLeft: 4, whiteSpace: 'nowrap' }}
          >
            {adminTexts.addUser}
          </Button>
        </Box>
      </Box>
      {searching && (
        <Box id={searchId} sx={{ display: 'flex', gap: 2, mb: 3 }}>
          <OutlinedInput
            type="search"
            size="small"
            fullWidth
            autoFocus={text === ''}
            value={text}
            onChange={({ target }) => onText(target.value)}
            placeholder={adminTexts.searchHint}
            sx={{ minWidth: 0, maxWidth: { sm: 320 } }}
            inputProps={{ 'aria-label': adminTexts.search, autoComplete: 'off' }}
          />
          <Select
            aria-label={adminTexts.filter}
            value={filter}
            onChange={onFilter}
            options={USER_FILTERS.map((value) => [value, adminTexts.filters[value]] as const)}
            prefix={`${adminTexts.filter}:`}
          />
        </Box>
      )}
    </>
  );
}
