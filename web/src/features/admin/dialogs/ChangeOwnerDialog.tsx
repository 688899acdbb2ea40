import { useState } from 'react';
import { adminTexts } from '#shared/texts/admin.ts';
import type { useCall } from '#web/api/queries.ts';
import { colleaguesFound, MAX_OFFERED } from '#web/company/colleaguesFound.ts';
import type { Failure } from '#web/components/failure.ts';
import { PickDialog } from '#web/map/story_link/PickDialog.tsx';

type Props = {
  open: boolean;
  /** The current owner, who is not offered. */
  owner: string;
  colleagues: ReturnType<typeof useCall<'company_users'>>;
  onChoose: (uid: string) => void;
  onClose: () => void;
  loading: boolean;
  error: Failure;
};

/** Chooses the new owner of a story map among the company's users with access. */
export function ChangeOwnerDialog({ open, owner, colleagues, onChoose, onClose, loading, error }: Props) {
  const [typed, setTyped] = useState('');
  const { data, isError, isFetching, refetch } = colleagues;
  const others = data?.docs.filter(({ uid }) => uid !== owner) ?? [];
  const status = data !== undefined ? 'done' : isError && !isFetching ? 'failed' : 'searching';
  return (
    <PickDialog
      open={open}
      title={adminTexts.selectOwner}
      label={adminTexts.searchPeople}
      list={adminTexts.people}
      typed={typed}
      onType={setTyped}
      search={{
        status,
        hits: colleaguesFound(others, typed).map(({ uid, username, email }) => ({
          id: uid,
          text: username,
          detail: email,
        })),
        error: colleagues.error,
        limit: MAX_OFFERED,
        searchNow: () => (status === 'failed' ? void refetch() : undefined),
      }}
      onChoose={onChoose}
      onClose={onClose}
      loading={loading}
      error={error}
    />
  );
}
