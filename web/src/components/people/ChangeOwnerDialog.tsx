import { useState } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import type { useCall } from '#web/base/api/queries.ts';
import { Button } from '#web/components/controls/Button.tsx';
import type { Failure } from '#web/components/dialog/failure.ts';
import { PickDialog } from '#web/components/search/PickDialog.tsx';
import { colleagueSearch } from './colleagueSearch.ts';

type Props = {
  open: boolean;
  title: string;
  /** The current owner, who is not offered. */
  owner: string;
  colleagues: ReturnType<typeof useCall<'company_users'>>;
  onChoose: (uid: string) => void;
  onClose: () => void;
  loading: boolean;
  error: Failure;
};

/** Chooses the new owner of a story map or an initiative among the company's users with access; the button confirms the choice. */
export function ChangeOwnerDialog({ open, title, owner, colleagues, onChoose, onClose, loading, error }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<CompanyUser>();
  return (
    <PickDialog
      open={open}
      title={title}
      label={adminTexts.searchPeople}
      list={adminTexts.people}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        setChosen(undefined);
      }}
      search={colleagueSearch(colleagues, typed, owner)}
      onChoose={(uid) => {
        const person = colleagues.data?.docs.find((one) => one.uid === uid);
        setChosen(person);
        setTyped(person?.username ?? '');
      }}
      onClose={onClose}
      loading={loading}
      error={error}
      note={chosen && adminTexts.newOwner({ person: chosen.username, email: chosen.email })}
      action={
        <Button
          variant="contained"
          disabled={chosen === undefined}
          busy={loading}
          onClick={() => chosen && onChoose(chosen.uid)}
        >
          {adminTexts.changeOwner}
        </Button>
      }
    />
  );
}
