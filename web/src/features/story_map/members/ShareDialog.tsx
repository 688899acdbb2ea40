import { useRef } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import * as access from '#shared/rules/access.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { focusFirstField } from '#web/components/focus/focusFirst.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { PersonRow } from '#web/components/people/PersonRow.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { usePeople } from '#web/replica/people/usePeople.ts';
import { useConfirmed, useHead, useMapRole, useMembers } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';
import { AddMember } from './AddMember.tsx';
import { CopyLink } from './CopyLink.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './members.module.css';
import { ViewersComment } from './ViewersComment.tsx';

/**
 * The address of the open story map and who has it. Its owner adds people, changes their roles, removes them, and hands
 * the story map over (rules share.1, share.3); others read (rule share.15).
 * @param find the name of a person whom the owner wants to add
 */
export function ShareDialog({ open, find, onClose }: Openable & { find?: string | undefined }) {
  const name = useHead((head) => head.name);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" title={sharingTexts.shareTitle({ map: name })}>
      <DialogContent>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <People find={find} onHandedOver={onClose} />
          <CopyLink />
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

function People({ find, onHandedOver }: { find: string | undefined; onHandedOver: () => void }) {
  const person = useMapPerson();
  const mapRole = useMapRole();
  // A copy kept in this browser does not say what its user may do now.
  const isOwner = useConfirmed() && access.mapOwn.allows({ person, mapRole });
  const owner = useHead((head) => head.owner);
  const members = useMembers();
  const { people, error, tryAgain } = usePeople();
  const field = useRef<HTMLInputElement>(null);
  if (people === undefined) return error === null ? <Waiting /> : <Failed tryAgain={tryAgain} />;
  const others = [...people.values()].filter(({ uid, active }) => active && uid !== owner && !members.has(uid));
  const listed = [...members.values()].map((member) => ({ member, person: people.get(member.id) }));
  listed.sort((a, b) => nameOf(a.person).localeCompare(nameOf(b.person)));
  return (
    // Room for the search results, inside the scroll container so that a low window can still show all of it.
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minHeight: isOwner ? 256 : 0 }}>
      {isOwner && (
        <Box ref={focusWhenLoaded} sx={{ pt: '1px' }}>
          <AddMember people={[...people.values()]} candidates={others} field={field} first={find} />
        </Box>
      )}
      <ul className={styles['people']} aria-label={sharingTexts.people}>
        <PersonRow person={people.get(owner)} you={owner === person.uid}>
          <RoleName of="owner" />
        </PersonRow>
        {listed.map(({ member, person: one }) =>
          isOwner ? (
            <MemberRow
              key={member.id}
              member={member}
              person={one}
              onRemoved={() => field.current?.focus()}
              onHandedOver={onHandedOver}
            />
          ) : (
            <PersonRow key={member.id} person={one} you={member.id === person.uid}>
              <RoleName of={member.role} />
            </PersonRow>
          ),
        )}
      </ul>
      {(listed.length === 0 || !isOwner) && (
        <Text look="compact" quiet>
          {isOwner ? sharingTexts.noMembers : sharingTexts.ownerOnlyAdds}
        </Text>
      )}
      {isOwner && <ViewersComment />}
    </Box>
  );
}

function RoleName({ of: role }: { of: keyof typeof sharingTexts.roles }) {
  return (
    <Text look="compact" quiet className={styles['roleName']}>
      {sharingTexts.roles[role]}
    </Text>
  );
}

/**
 * The field appears once the users have loaded; until then the dialog itself has the focus, unless the user has moved
 * on to one of its controls.
 */
function focusWhenLoaded(box: HTMLElement | null): void {
  const held = document.activeElement;
  const isOnControl =
    held instanceof HTMLElement && held.tabIndex >= 0 && box?.closest('[role="dialog"]')?.contains(held) === true;
  if (!isOnControl) focusFirstField(box);
}

const nameOf = (person: CompanyUser | undefined) => person?.username ?? sharingTexts.unknownPerson;

function Waiting() {
  return (
    <LoadingAfter>
      <Skeleton height={36} style={{ marginBottom: 16 }} />
      <Skeleton line height={44} />
      <Skeleton line height={44} />
    </LoadingAfter>
  );
}

function Failed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <ErrorAlert
      text={sharingTexts.peopleFailed}
      action={
        <Button plain onClick={tryAgain}>
          {commonTexts.tryAgain}
        </Button>
      }
    />
  );
}
