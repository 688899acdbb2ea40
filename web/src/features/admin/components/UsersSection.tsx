import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people.ts';
import { usePerson } from '#web/app/session/useSession.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { Pager } from '#web/components/Pager.tsx';
import { useUsers } from '../hooks/useUsers.ts';
import { filterUsers, USER_PAGE_SIZE, type UserFilter } from '../model/userFilter.ts';
import { UserResults } from './UserResults.tsx';
import { UserToolbar } from './UserToolbar.tsx';

const AddUserDialog = lazyDialog(() => import('../dialogs/AddUserDialog.tsx').then((file) => file.AddUserDialog));
const RemoveAccessDialog = lazyDialog(() =>
  import('../dialogs/RemoveAccessDialog.tsx').then((file) => file.RemoveAccessDialog),
);

const OwnedMapsDialog = lazyDialog(() => import('../dialogs/OwnedMapsDialog.tsx').then((file) => file.OwnedMapsDialog));

const ResetSecondFactorDialog = lazyDialog(() =>
  import('../dialogs/ResetSecondFactorDialog.tsx').then((file) => file.ResetSecondFactorDialog),
);

/** The users of the company and their access to the application. */
export function UsersSection() {
  const person = usePerson();
  const actor = { email: person.email, superAdmin: person.claims.super_admin, company: person.company };
  const users = useUsers();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<UserFilter>('none');
  const [wantedPage, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  // The user stays while the dialog fades out, so that their name does not disappear first.
  const [removing, setRemoving] = useState<{ user: RegisteredEmail; open: boolean; done: boolean }>();
  const [resetting, setResetting] = useState<{ user: RegisteredEmail; open: boolean }>();
  const [handingOver, setHandingOver] = useState<{ user: RegisteredEmail; open: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const known = users.data?.docs ?? [];
  const matching = filterUsers(known, text, filter);
  const gone = removing?.done === true && !matching.some(({ email }) => email === removing.user.email);
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

  const closeRemove = (ended: boolean) => setRemoving((current) => current && { ...current, open: false, done: ended });

  return (
    <Box component="section" sx={{ mt: 6 }}>
      <UserToolbar
        heading={heading}
        count={users.data === undefined ? undefined : matching.length}
        text={text}
        onText={(next) => narrow(next, filter)}
        filter={filter}
        onFilter={(next) => narrow(text, next)}
        onAdd={() => setAdding(true)}
        onRefresh={() => void users.refetch()}
        refreshing={users.isFetching}
      />
      <UserResults
        users={users}
        shown={matching.slice((page - 1) * USER_PAGE_SIZE, page * USER_PAGE_SIZE)}
        narrowed={text.trim() !== '' || filter !== 'none'}
        onShowAll={() => narrow('', 'none')}
        actor={actor}
        onRemove={(user) => setRemoving({ user, open: true, done: false })}
        onResetFactor={(user) => setResetting({ user, open: true })}
        onMaps={(user) => setHandingOver({ user, open: true })}
      />
      {totalPages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
          <Pager page={page} totalPages={totalPages} onPage={setPage} />
        </Box>
      )}
      <AddUserDialog open={adding} onClose={() => setAdding(false)} actor={actor} users={known} />
      {resetting !== undefined && (
        <ResetSecondFactorDialog
          user={resetting.user}
          open={resetting.open}
          onClose={() => setResetting({ user: resetting.user, open: false })}
        />
      )}
      {handingOver !== undefined && (
        <OwnedMapsDialog
          key={handingOver.user.uid}
          user={handingOver.user}
          open={handingOver.open}
          onClose={() => setHandingOver({ user: handingOver.user, open: false })}
        />
      )}
      {removing !== undefined && (
        <RemoveAccessDialog
          user={removing.user}
          open={removing.open}
          onClose={() => closeRemove(false)}
          onRemoved={() => closeRemove(true)}
          onMapsLeft={() => setHandingOver({ user: removing.user, open: true })}
        />
      )}
    </Box>
  );
}
