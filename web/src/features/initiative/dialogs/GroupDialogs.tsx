import { useState } from 'react';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isVisible } from '#shared/model/textRule.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import besideField from '#web/components/field/besideField.module.css';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { theirsIn } from '#web/replica/entity.ts';
import type { BoardGroup } from '#web/replica/initiative/board.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { nameOfGroup } from '../model/InitiativeActions.ts';
import { nameOfRelease } from './nameOfRelease.ts';
import { RemoveReleaseDialog } from './RemoveReleaseDialog.tsx';

export type GroupProps = Openable & { initiativeId: string; group: BoardGroup };
export type InfoProps = GroupProps & { editable: boolean };

/** Confirms taking a group with its releases out of the initiative. */
export function DeleteGroupDialog({ initiativeId, group, open, onClose }: GroupProps) {
  const remove = useCommand('delete_release_group');
  return (
    <ConfirmDialog
      open={open}
      title={commonTexts.deleteTitle({ name: nameOfGroup(group) })}
      text={texts.deleteGroupText}
      confirmLabel={texts.delete}
      danger
      onConfirm={() => remove.mutate({ initiativeId, groupId: group.id }, { onSuccess: onClose })}
      onClose={onClose}
      command={remove}
    />
  );
}

/** The name of a group, and which of its releases get a group of their own (rules initiative.8, initiative.9). */
export function GroupInfoDialog({ open, onClose, ...about }: InfoProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth title={titleOfInfo(about.group)}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <GroupName open={open} {...about} />
        <Releases key={about.group.id} onDone={onClose} {...about} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The name of the dialog: of a single release, or of several. */
const titleOfInfo = ({ releases }: BoardGroup): string => (releases.length === 1 ? texts.viewRelease : texts.viewGroup);

type Part = Omit<InfoProps, keyof Openable>;

/** Renames the group: Enter and leaving the field save. */
function GroupName({ initiativeId, group, editable, open }: Part & { open: boolean }) {
  const change = useCommand('change_release_group_name');
  const text = useTyped(group.name ?? '', open);
  const { typed, trimmed, seen, set } = text;
  const theirs = theirsIn(change.error, 'name');
  const problem = tooLong(typed, MAX_NAME_LENGTH);
  const save = () => {
    if (!isVisible(trimmed) || trimmed === (group.name ?? '') || problem !== undefined || change.isPending) return;
    change.mutate({ initiativeId, groupId: group.id, name: trimmed, expect: { name: theirs ?? seen } });
  };
  const takeTheirs = () => {
    if (theirs !== undefined) text.take(theirs);
    change.reset();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        save();
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          label={texts.groupName}
          value={typed}
          disabled={!editable}
          onChange={({ target }) => set(target.value)}
          autoComplete="off"
          error={problem !== undefined}
          helperText={problem ?? texts.groupNameHelp}
        />
        {editable && (
          // Beside the field, below its label.
          <Button
            type="submit"
            variant="outlined"
            busy={change.isPending}
            disabled={trimmed === (group.name ?? '')}
            className={besideField['button']}
          >
            {texts.save}
          </Button>
        )}
      </Box>
      {theirs === undefined ? (
        <ErrorAlert text={change.error?.message} />
      ) : (
        <KeepOrTake theirs={theirs} onKeep={save} onTake={takeTheirs} />
      )}
    </form>
  );
}

/** The releases of the group; each can go, and some of several into groups of their own. */
function Releases({ initiativeId, group: { id: groupId, releases }, editable, onDone }: Part & { onDone: () => void }) {
  const split = useCommand('split_release_group');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The name stays while the dialog fades out.
  const [removed, setRemoved] = useState<{ id: string; name: string; open: boolean }>();
  const releaseIds = releases.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const canSplit = releaseIds.length > 0 && releaseIds.length < releases.length;
  const isSplittable = editable && releases.length > 1;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text as="legend" look="label" style={{ padding: 0 }}>
        {texts.releases}
      </Text>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {releases.map((release) => (
          <Box
            component="li"
            key={release.id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {isSplittable ? (
                <Choice type="checkbox" checked={chosen.has(release.id)} onChange={() => toggle(release.id)}>
                  {nameOfRelease(release)}
                </Choice>
              ) : (
                nameOfRelease(release)
              )}
            </Box>
            {editable && (
              <QuietButton
                label={commonTexts.removeNamed({ name: nameOfRelease(release) })}
                onClick={() => setRemoved({ id: release.id, name: nameOfRelease(release), open: true })}
              >
                <Icon path={close} small />
              </QuietButton>
            )}
          </Box>
        ))}
      </Box>
      {removed !== undefined && (
        <RemoveReleaseDialog
          initiativeId={initiativeId}
          release={removed}
          open={removed.open}
          onClose={() => setRemoved({ ...removed, open: false })}
          onRemoved={() => releases.length === 1 && onDone()}
        />
      )}
      {isSplittable && (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, mt: 2 }}>
          <Text look="compact" quiet>
            {texts.splitHelp}
          </Text>
          <ErrorAlert text={split.error?.message} />
          <Button
            variant="contained"
            disabled={!canSplit}
            busy={split.isPending}
            onClick={() => split.mutate({ initiativeId, groupId, releaseIds }, { onSuccess: onDone })}
          >
            {texts.split}
          </Button>
        </Box>
      )}
    </Box>
  );
}
