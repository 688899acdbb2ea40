import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { CompanyUser } from '#shared/model/people/people.ts';
import type { Member } from '#shared/model/story_map/storyMap.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { useToasts } from '#web/base/toasts.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { UnavailableItem } from '#web/components/dialog/UnavailableItem.tsx';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { PersonRow } from '#web/components/people/PersonRow.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useHead } from '#web/replica/story_map/useMap.ts';
import styles from './members.module.css';
import { ROLES } from './roles.ts';

type Props = { member: Member; person: CompanyUser | undefined; onRemoved: () => void; onHandedOver: () => void };

/** A member of the map: their role, and the controls to remove them or hand the map over to them. */
export function MemberRow({ member, person, onRemoved, onHandedOver }: Props) {
  const { id: containerId, name: map } = useHead((head) => head);
  const toasts = useToasts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'remove' | 'handOver' | null>(null);
  const change = useCommand('change_member_role', {
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
  });
  const remove = useCommand('remove_member', { onSuccess: onRemoved });
  const handOver = useCommand('set_container_owner', {
    onSuccess: () => {
      toasts.show({
        severity: 'success',
        text: sharingTexts.handedOver({ person: name, map }),
        ms: TOAST_MS.success,
      });
      onHandedOver();
    },
  });
  const name = person?.username ?? sharingTexts.unknownPerson;
  const ask = (question: 'remove' | 'handOver') => () => {
    setAnchor(null);
    setAsked(question);
  };
  const close = () => setAsked(null);
  return (
    <PersonRow person={person}>
      <Select
        aria-label={sharingTexts.roleOf({ person: name })}
        value={(change.isPending ? change.variables?.role : undefined) ?? member.role}
        onChange={(role) => change.mutate({ containerId, uid: member.id, role })}
        options={ROLES}
        className={styles['role']}
      />
      <IconButton
        aria-label={sharingTexts.moreOf({ person: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        style={{ marginLeft: -8 }}
      >
        <Icon path={more} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {person?.active === true && <MenuItem onClick={ask('handOver')}>{sharingTexts.makeOwner}</MenuItem>}
        {person?.active === false && (
          <UnavailableItem label={sharingTexts.makeOwner} reason={errors.userHasNoAccess.message} />
        )}
        <MenuItem onClick={ask('remove')} sx={{ color: 'error.main' }}>
          {sharingTexts.remove}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asked === 'remove'}
        danger
        title={sharingTexts.removeTitle({ person: name })}
        text={sharingTexts.removeText({ map })}
        confirmLabel={sharingTexts.remove}
        onConfirm={() => remove.mutate({ containerId, uid: member.id })}
        onClose={close}
        command={remove}
      />
      <ConfirmDialog
        open={asked === 'handOver'}
        title={sharingTexts.handOverTitle({ person: name })}
        text={sharingTexts.handOverText({ map })}
        confirmLabel={sharingTexts.handOverConfirm}
        onConfirm={() => handOver.mutate({ containerId, newOwnerUid: member.id })}
        onClose={close}
        command={handOver}
      />
    </PersonRow>
  );
}
