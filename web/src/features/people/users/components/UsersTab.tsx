import { useEffect, useRef, useState } from 'react';
import { usePerson } from '#web/base/session/useSession.ts';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { Erasures } from '#web/features/people/erasure/Erasures.tsx';
import { useUsers } from '#web/replica/people/useUsers.ts';
import { useUsersParams } from '../hooks/useUsersParams.ts';
import type { Actor } from '../model/userActions.ts';
import { filterUsers, USER_PAGE_SIZE, type UserFilter } from '../model/userFilter.ts';
import { SelectedUsers } from './SelectedUsers.tsx';
import { type OpenUserDialog, UserDialogs } from './UserDialogs.tsx';
import { UserResults } from './UserResults.tsx';
import { UserToolbar } from './UserToolbar.tsx';

const AddUsersDialog = lazyDialog(() => import('../dialogs/AddUsersDialog.tsx').then((file) => file.AddUsersDialog));

/** The users of the company, their access to the application and their roles (rules access.17, access.18). */
export const Component = withMuiTheme(function UsersTab() {
  const { uid, email, company, claims } = usePerson();
  const actor: Actor = { uid, email, company, superAdmin: claims.super_admin };
  const users = useUsers();
  const { text, filter, page: wantedPage, go } = useUsersParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<OpenUserDialog & { done: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const known = users.data?.docs ?? [];
  const matching = filterUsers(known, text, filter);
  const gone = dialog?.done === true && !matching.some((user) => user.email === dialog.user.email);
  useEffect(() => {
    // The dialog returns the focus to the row's button, which went with its row.
    if (gone) heading.current?.focus();
  }, [gone]);
  const totalPages = Math.max(1, Math.ceil(matching.length / USER_PAGE_SIZE));
  const page = Math.min(wantedPage, totalPages);
  const narrow = (to: { text?: string; filter?: UserFilter }) => go({ ...to, page: 1 });
  const showAll = () => narrow({ text: '', filter: 'none' });
  const close = (done: boolean) => setDialog((current) => current && { ...current, open: false, done });

  return (
    <Box component="section">
      <UserToolbar
        heading={heading}
        count={users.data === undefined ? undefined : matching.length}
        text={text}
        onText={(next) => narrow({ text: next })}
        filter={filter}
        onFilter={(next) => narrow({ filter: next })}
        onShowAll={showAll}
        onAdd={() => setAdding(true)}
        onRefresh={() => void users.refetch()}
        refreshing={users.isFetching}
      />
      <Erasures />
      <UserResults
        users={users}
        shown={matching.slice((page - 1) * USER_PAGE_SIZE, page * USER_PAGE_SIZE)}
        narrowed={text.trim() !== '' || filter !== 'none'}
        onShowAll={showAll}
        actor={actor}
        selected={selected}
        onSelect={setSelected}
        onDialog={(name, user) => setDialog({ name, user, open: true, done: false })}
      />
      {totalPages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
          <Pager page={page} totalPages={totalPages} onPage={(next) => go({ page: next })} />
        </Box>
      )}
      <SelectedUsers
        users={matching.filter(({ email: address }) => selected.has(address))}
        actor={actor}
        onClear={() => {
          setSelected(new Set());
          heading.current?.focus();
        }}
      />
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
