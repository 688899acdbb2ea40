import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { Table } from '#web/components/table/Table.tsx';
import { TableSkeleton } from '#web/components/table/TableSkeleton.tsx';
import type { useUsers } from '#web/replica/people/useUsers.ts';
import type { Actor } from '../model/userActions.ts';
import type { UserDialogName } from './UserMenu.tsx';
import { UserRow } from './UserRow.tsx';
import styles from './users.module.css';

const WIDTHS = 'var(--storyd-control) minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) var(--storyd-control)';

type Props = {
  users: ReturnType<typeof useUsers>;
  /** The users on this page. */
  shown: readonly RegisteredEmail[];
  /** True while a search or filter leaves users out. */
  narrowed: boolean;
  onShowAll: () => void;
  actor: Actor;
  /** The addresses of those that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDialog: (name: UserDialogName, user: RegisteredEmail) => void;
};

/** The content of the list of users: a table of them, or its loading, empty or error state. */
export function UserResults({ users, shown, narrowed, onShowAll, actor, selected, onSelect, onDialog }: Props) {
  if (users.data === undefined) {
    return users.error === null || users.isPending ? (
      <LoadingAfter>
        <TableSkeleton />
      </LoadingAfter>
    ) : (
      <ErrorState error={users.error} onRetry={() => void users.refetch()} />
    );
  }
  const select = (which: readonly RegisteredEmail[], to: boolean) => {
    const next = new Set(selected);
    for (const { email } of which) {
      if (to) next.add(email);
      else next.delete(email);
    }
    onSelect(next);
  };
  const count = shown.filter(({ email }) => selected.has(email)).length;
  const columns = [
    {
      key: 'select',
      title: adminTexts.selectPage,
      control: (
        <SelectPage
          checked={count > 0 && count === shown.length}
          some={count > 0 && count < shown.length}
          onChange={(to) => select(shown, to)}
        />
      ),
    },
    { key: 'person', title: adminTexts.columns.person },
    { key: 'roles', title: adminTexts.columns.roles },
    { key: 'state', title: adminTexts.columns.state },
    { key: 'actions', title: adminTexts.columns.actions, isTitleHidden: true },
  ];
  return (
    <>
      {users.isError && <RefreshFailed message={users.error.message} onRetry={() => void users.refetch()} />}
      {shown.length === 0 ? (
        <EmptyState
          title={adminTexts.empty}
          text={narrowed ? adminTexts.emptyFiltered : adminTexts.emptyAll}
          action={
            narrowed ? (
              <Button variant="outlined" onClick={onShowAll}>
                {adminTexts.clearFilter}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <Table label={adminTexts.users} columns={columns} widths={WIDTHS}>
          {shown.map((user) => (
            <UserRow
              key={user.email}
              user={user}
              actor={actor}
              selected={selected.has(user.email)}
              onSelect={(to) => select([user], to)}
              onDialog={onDialog}
            />
          ))}
        </Table>
      )}
    </>
  );
}

/** The checkbox above those of the rows, which is for all of them. */
function SelectPage({ checked, some, onChange }: { checked: boolean; some: boolean; onChange: (to: boolean) => void }) {
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        aria-label={adminTexts.selectPage}
        ref={(box) => {
          if (box !== null) box.indeterminate = some;
        }}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
