import { useRef, useState } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { focusFirstField } from '#web/components/focus/focusFirst.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { PersonRow } from '#web/components/people/PersonRow.tsx';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { initiativeMembers } from '#web/replica/initiative/entities.ts';
import { useInitiativeReplica } from '#web/replica/initiative/InitiativeReplica.ts';
import { findPeople, MAX_FOUND_PEOPLE, usePeople } from '#web/replica/people/usePeople.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useEvery } from '#web/replica/useReplica.ts';

export type MembersProps = Openable & {
  owner: string;
  name: string;
  /** Reads the rights anew after the initiative has another owner. */
  onHandedOver: () => void;
};

/**
 * The people who may edit the initiative; its owner adds and removes them, and hands it over to one of them. Each change
 * is saved at once.
 */
export function MembersDialog({ open, onClose, owner, name, onHandedOver }: MembersProps) {
  const { people, error, tryAgain } = usePeople();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth title={texts.menu.members}>
      <DialogContent>
        <Box sx={{ minHeight: 336, pt: '1px' }}>
          {people !== undefined ? (
            <Members
              people={people}
              owner={owner}
              name={name}
              onHandedOver={() => {
                onClose();
                onHandedOver();
              }}
            />
          ) : error === null ? (
            <LoadingAfter>
              <Skeleton height={36} style={{ marginBottom: 16 }} />
              <Skeleton line height={44} />
            </LoadingAfter>
          ) : (
            <ErrorAlert
              text={sharingTexts.peopleFailed}
              action={
                <Button plain onClick={tryAgain}>
                  {commonTexts.tryAgain}
                </Button>
              }
            />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Listed = Omit<MembersProps, keyof Openable> & { people: ReadonlyMap<string, CompanyUser> };

function Members({ people, owner, name, onHandedOver }: Listed) {
  const { id: initiativeId, scope } = useInitiativeReplica();
  const members = useEvery(scope, initiativeMembers);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = useCommand('add_initiative_member');
  const remove = useCommand('remove_initiative_member', { onSuccess: () => field.current?.focus() });
  const handOver = useCommand('set_initiative_owner');
  // The person stays while the question fades out.
  const [asked, setAsked] = useState({ uid: '', open: false });
  const stopAsking = () => setAsked({ ...asked, open: false });
  const active = [...people.values()].filter((person) => person.active);
  const isListed = (uid: string) => uid === owner || members.has(uid);
  const nameOf = (uid: string) => people.get(uid)?.username ?? sharingTexts.unknownPerson;
  const listed = [...members.keys()].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  return (
    <Box ref={focusFirstField} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <SearchBox
        label={sharingTexts.addPeople}
        value={text}
        onChange={setText}
        field={field}
        search={{
          status: 'done',
          hits: findPeople(active, text).map(({ uid, username, email }) => ({
            id: uid,
            text: username,
            detail: isListed(uid) ? texts.inList : email,
            disabled: isListed(uid),
          })),
          error: null,
          limit: MAX_FOUND_PEOPLE,
          searchNow: () => undefined,
        }}
        onChoose={(uid) => {
          setText('');
          remove.reset();
          add.mutate({ initiativeId, uid });
        }}
      />
      <ErrorAlert text={(add.error ?? remove.error)?.message} />
      <Box component="ul" aria-label={texts.members} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <PersonRow person={people.get(owner)} you>
          {sharingTexts.roles.owner}
        </PersonRow>
        {listed.map((uid) => (
          <PersonRow key={uid} person={people.get(uid)}>
            <Button
              aria-label={texts.makeOwnerNamed({ name: nameOf(uid) })}
              onClick={() => setAsked({ uid, open: true })}
            >
              {sharingTexts.makeOwner}
            </Button>
            <QuietButton
              label={commonTexts.removeNamed({ name: nameOf(uid) })}
              onClick={() => remove.mutate({ initiativeId, uid })}
            >
              <Icon path={close} small />
            </QuietButton>
          </PersonRow>
        ))}
      </Box>
      <ConfirmDialog
        open={asked.open}
        title={sharingTexts.handOverTitle({ person: nameOf(asked.uid) })}
        text={texts.handOverText({ initiative: name })}
        confirmLabel={sharingTexts.handOverConfirm}
        danger
        onConfirm={() =>
          handOver.mutate(
            { initiativeId, newOwnerUid: asked.uid },
            {
              onSuccess: () => {
                stopAsking();
                onHandedOver();
              },
            },
          )
        }
        onClose={stopAsking}
        command={handOver}
      />
    </Box>
  );
}
