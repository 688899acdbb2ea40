import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { CompanyUser } from '#shared/model/people/people.ts';
import { bestMatches } from '#shared/rules/bestMatches.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as personTexts from '#shared/texts/palettePerson.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { findPeople } from '#web/replica/people/usePeople.ts';
import type { Found, Result } from './finds.ts';
import { type Results, resultsOf } from './results.ts';

type Options = {
  setTyped: (text: string) => void;
  /** What else can be done with a person on this page. */
  more?: (person: CompanyUser) => readonly Result[];
};

/**
 * People of the company by name or address. Choosing one shows what can be done with them in place of the results (rule
 * search.17).
 */
export function usePeopleResults(
  typed: string,
  { setTyped, more = () => [] }: Options,
): { found: Found; actions: Results | undefined; label: string | undefined } {
  const { claims } = usePerson();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<CompanyUser>();
  const isTyped = typed.trim() !== '';
  const { data } = useCall('company_users', {}, { enabled: isTyped });
  if (chosen !== undefined) {
    const { uid, username: person, email } = chosen;
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(email);
        toasts.show({ severity: 'success', text: personTexts.copied({ email }), ms: TOAST_MS.success });
      } catch {
        // The browser refuses on an insecure address, or because the user denied it.
        toasts.show({ severity: 'info', text: personTexts.notCopied({ email }), ms: TOAST_MS.info });
      }
    };
    const isAdmin = claims.admin || claims.super_admin;
    const acts: Result[] = [
      ...more(chosen),
      ...(isAdmin
        ? [
            {
              ...{ key: 'maps', name: personTexts.maps({ person }), detail: '' },
              go: () => void navigate(paths.admin('maps', { owner: uid })),
            },
          ]
        : []),
      { key: 'copy', name: personTexts.copyAddress({ email }), detail: '', go: () => void copy() },
    ];
    const matching = isTyped ? bestMatches(acts, typed, ({ name }) => name) : acts;
    return {
      found: {},
      actions: resultsOf({ commands: matching }, '', undefined),
      label: personTexts.actions({ person }),
    };
  }
  const people = isTyped ? findPeople(data?.docs ?? [], typed).filter((person) => isNamed(person, typed)) : [];
  return {
    found: {
      people: people.map((person) => ({
        ...{ key: `person ${person.uid}`, name: person.username, detail: person.email, staysOpen: true },
        go: () => {
          setChosen(person);
          setTyped('');
        },
      })),
    },
    actions: undefined,
    label: undefined,
  };
}

/** Whether a person with access is found by more than the part of their address that all colleagues share. */
function isNamed({ active, username, email }: CompanyUser, typed: string): boolean {
  const wanted = foldText(typed).trim();
  const local = email.slice(0, email.lastIndexOf('@'));
  return active && (email === wanted || foldText(`${username} ${local}`).includes(wanted));
}
