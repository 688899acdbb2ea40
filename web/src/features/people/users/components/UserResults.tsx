import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button } from '#web/components/controls/Button.tsx';
import cards from '#web/components/page/cards.module.css';
import { UserSkeletons } from '#web/components/people/UserSkeletons.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import type { useUsers } from '#web/replica/people/useUsers.ts';
import type { Actor } from '../model/userActions.ts';
import { UserCard } from './UserCard.tsx';
import type { UserDialogName } from './UserMenu.tsx';

type Props = {
  users: ReturnType<typeof useUsers>;
  /** The users on this page. */
  shown: readonly RegisteredEmail[];
  /** True while a search or filter leaves users out. */
  narrowed: boolean;
  onShowAll: () => void;
  actor: Actor;
  onDialog: (name: UserDialogName, user: RegisteredEmail) => void;
};

/** The content of the list of users: their cards, or its loading, empty or error state. */
export function UserResults({ users, shown, narrowed, onShowAll, actor, onDialog }: Props) {
  if (users.data === undefined) {
    return users.error === null || users.isPending ? (
      <LoadingAfter>
        <UserSkeletons />
      </LoadingAfter>
    ) : (
      <ErrorState error={users.error} onRetry={() => void users.refetch()} />
    );
  }
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
        <ul className={cards['grid']}>
          {shown.map((user) => (
            <UserCard key={user.email} user={user} actor={actor} onDialog={onDialog} />
          ))}
        </ul>
      )}
    </>
  );
}
