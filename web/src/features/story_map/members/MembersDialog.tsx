import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { focusFirstField } from '#web/components/focus/focusFirst.ts';
import { OwnerRow } from '#web/components/people/PersonRow.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { usePeople } from '#web/replica/people/usePeople.ts';
import { useHead, useMembers } from '#web/replica/story_map/useMap.ts';
import { AddMember } from './AddMember.tsx';
import { MemberRow } from './MemberRow.tsx';

/**
 * The members of the map: the owner adds users, switches and removes them, and hands the map over (rules share.1,
 * share.3).
 */
export function MembersDialog({ open, onClose }: Openable) {
  const titleId = useId();
  const name = useHead((head) => head.name);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {sharingTexts.membersTitle({ map: name })}
      </DialogTitle>
      <DialogContent>
        {/* Room for the search results, inside the scroll container so that a low window can still show all of it. */}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minHeight: 336 }}>
          <Members onHandedOver={onClose} />
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

function Members({ onHandedOver }: { onHandedOver: () => void }) {
  const owner = useHead((head) => head.owner);
  const members = useMembers();
  const { people, error, tryAgain } = usePeople();
  const field = useRef<HTMLInputElement>(null);
  if (people === undefined) return error === null ? <Waiting /> : <Failed tryAgain={tryAgain} />;
  const others = [...people.values()].filter(({ uid, active }) => active && uid !== owner && !members.has(uid));
  const listed = [...members.values()].map((member) => ({ member, person: people.get(member.id) }));
  listed.sort((a, b) => nameOf(a.person).localeCompare(nameOf(b.person)));
  return (
    <>
      <Box ref={focusWhenLoaded} sx={{ pt: '1px' }}>
        <AddMember candidates={others} field={field} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <OwnerRow person={people.get(owner)} />
        {listed.map(({ member, person }) => (
          <MemberRow
            key={member.id}
            member={member}
            person={person}
            onRemoved={() => field.current?.focus()}
            onHandedOver={onHandedOver}
          />
        ))}
      </Box>
      {listed.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {sharingTexts.noMembers}
        </Typography>
      )}
    </>
  );
}

/**
 * The field appears once the users have loaded; until then the dialog itself has the focus, unless the user has moved
 * on to one of its buttons.
 */
function focusWhenLoaded(box: HTMLElement | null): void {
  const isOnControl = document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0;
  if (!isOnControl) focusFirstField(box);
}

const nameOf = (person: CompanyUser | undefined) => person?.username ?? sharingTexts.unknownPerson;

function Waiting() {
  return (
    <LoadingAfter>
      <Skeleton variant="rounded" height={36} sx={{ mb: 4 }} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </LoadingAfter>
  );
}

function Failed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <ErrorAlert
      text={sharingTexts.peopleFailed}
      action={
        <Button size="small" color="inherit" onClick={tryAgain}>
          {commonTexts.tryAgain}
        </Button>
      }
    />
  );
}
