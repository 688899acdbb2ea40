import { useEffect, useRef, useState } from 'react';
import { usePerson } from '#web/base/session/useSession.ts';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { Erasures } from '#web/features/people/erasure/Erasures.tsx';
import { useUsers } from '#web/replica/people/useUsers.ts';
import type { Actor } from '../model/userActions.ts';
import { filterUsers, USER_PAGE_SIZE, type UserFilter } from '../model/userFilter.ts';
import { type OpenUserDialog, UserDialogs } from './UserDialogs.tsx';
import { UserResults } from './UserResults.tsx';
import { UserToolbar } from './UserToolbar.tsx';

const AddUsersDialog = lazyDialog(() => import('../dialogs/AddUsersDialog.tsx').then((file) => file.AddUsersDialog));

/** The users of the company, their access to the application and their roles (rules access.17, access.18). */
export const Component = withMuiTheme(function UsersTab() {
  const { uid, email, company, claims } = usePerson();
  const actor: Actor = { uid, email, company, superAdmin: claims.super_admin };
  const users = useUsers();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<UserFilter>('none');
  const [wantedPage, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<OpenUserDialog & { done: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const known = users.data?.docs ?? [];
  const matching = filterUsers(known, text, filter);
  const gone = dialog?.done === true && !matching.some((user) => user.email === dialog.user.email);
  useEffect(() => {
    // The dialog returns the focus to the card's button, which went with its card.
    if (gone) heading.current?.focus();
  }, [gone]);
  const totalPages = Math.max(1, Math.ceil(matching.length / USER_PAGE_SIZE));
  const page = Math.min(wantedPage, totalPages);
  const narrow = (nextText: string, nextFilter: UserFilter) => {
    setText(nextText);
    setFilter(nextFilter);
    setPage(1);
  };
  const close = (done: boolean) => setDialog((current) => current && { ...current, open: false, done });

  return (
    <Box component="section">
      <UserToolbar
        heading={heading}
        count={users.data === undefined ? undefined : matching.length}
        text={text}
        onText={(next) => narrow(next, filter)}
        filter={filter}
        onFilter={(next) => narrow(text, next)}
        onShowAll={() => narrow('', 'none')}
        onAdd={() => setAdding(true)}
        onRefresh={() => void users.refetch()}
        refreshing={users.isFetching}
      />
      <Erasures />
      <UserResults
        users={users}
        shown={matching.slice((page - 1) * USER_PAGE_SIZE, page * USER_PAGE_SIZE)}
        narrowed={text.trim() !== '' || filter !== 'none'}
        onShowAll={() => narrow('', 'none')}
        actor={actor}
        onDialog={(name, user) => setDialog({ name, user, open: true, done: false })}
      />
      {totalPages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
          <Pager page={page} totalPages={totalPages} onPage={setPage} />
        </Box>
      )}
      <AddUsersDialog open={adding} onClose={() => setAdding(false)} actor={actor} users={known} />
      {dialog !== undefined && (
        <UserDialogs
          shown={dialog}
          onClose={() => close(false)}
          onRemoved={() => close(true)}
          onMapsLeft={() => setDialog({ name: 'maps', user: dialog.user, open: true, done: false })}
        />
      )}
    </Box>
  );
});
