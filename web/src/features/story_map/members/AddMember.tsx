import { type RefObject, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { CompanyUser } from '#shared/model/people/people.ts';
import type { MemberRole } from '#shared/rules/story_map/membership.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { findPeople, MAX_FOUND_PEOPLE } from '#web/replica/people/usePeople.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { keepRole, lastRole } from './lastRole.ts';
import styles from './members.module.css';
import { ROLES } from './roles.ts';
import { whyNobody } from './whyNobody.ts';

type Props = {
  /** Everybody of the company who has signed up. */
  people: readonly CompanyUser[];
  /** Those of them who can be added. */
  candidates: readonly CompanyUser[];
  field: RefObject<HTMLInputElement | null>;
  /** What is searched for at first. */
  first?: string | undefined;
};

/**
 * Finds users of the company by name or e-mail, and adds the chosen one in the role selected beside the field, which is
 * that of the last one added. Enter adds the only one found.
 */
export function AddMember({ people, candidates, field, first = '' }: Props) {
  const containerId = useContainerId();
  const { company, claims } = usePerson();
  const toasts = useToasts();
  const [text, setText] = useState(first);
  const [role, setRole] = useState<MemberRole>(lastRole);
  const add = useCommand('add_member');
  const found = findPeople(candidates, text);
  const choose = (uid: string) => {
    const person = found.find((user) => user.uid === uid)?.username ?? '';
    add.mutate(
      { containerId, uid, role },
      {
        onSuccess: () => {
          setText('');
          keepRole(role);
          toasts.show({ severity: 'success', text: sharingTexts.added({ person }), ms: TOAST_MS.success });
        },
        onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
      },
    );
  };
  return (
    <SearchBox
      label={sharingTexts.addPeople}
      value={text}
      onChange={setText}
      search={{
        status: 'done',
        hits: found.map(({ uid, username, email }) => ({ id: uid, text: username, detail: email })),
        error: null,
        limit: MAX_FOUND_PEOPLE,
        searchNow: () => undefined,
      }}
      onChoose={choose}
      field={field}
      filter={role}
      nothing={whyNobody({ typed: text, people, company, isAdmin: claims.admin || claims.super_admin })}
    >
      <div className={styles['newRole']}>
        <Select aria-label={sharingTexts.addAs} value={role} onChange={setRole} options={ROLES} />
      </div>
    </SearchBox>
  );
}
