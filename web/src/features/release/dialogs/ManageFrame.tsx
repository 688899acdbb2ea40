import { useId } from 'react';
import type { FrameKind } from '#shared/model/frame.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/frame.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { FrameDialog } from '#web/components/frame/FrameDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { EmptyLine } from '#web/components/state/EmptyLine.tsx';
import { useCreationError } from '#web/components/toast/useCreationError.ts';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

type Named = { id: string; name: string };

type Props = Openable & {
  release: Release;
  /** What the release has. */
  items: readonly Named[];
  onChanged: () => void;
};

/** Adds objectives to a release, and takes them out. */
export function ManageObjectives({ open, onClose, release, items, onChanged }: Props) {
  const about = { containerId: useContainerId(), releaseId: release.id };
  const { frame } = useFrame();
  const add = useCommand('add_objective_to_release', { onSuccess: onChanged });
  const remove = useCommand('remove_objective_from_release', { onSuccess: onChanged, onError: useCreationError() });
  return (
    <FrameDialog
      open={open}
      onClose={onClose}
      kind="objective"
      title={texts.objective.manageTitle({ name: release.name })}
      without={new Set(items.map(({ id }) => id))}
      ofMap={frame?.objectives ?? []}
      takesOfMap
      addsSeveral
      command={add}
      add={(named, outcome) => add.mutate({ ...about, ...named }, outcome)}
    >
      {() => <Items kind="objective" items={items} onRemove={(id) => remove.mutate({ ...about, objectiveId: id })} />}
    </FrameDialog>
  );
}

/** Adds problems to a release, and takes them out. */
export function ManageProblems({ open, onClose, release, items, onChanged }: Props) {
  const about = { containerId: useContainerId(), releaseId: release.id };
  const { frame } = useFrame();
  const add = useCommand('add_problem_to_release', { onSuccess: onChanged });
  const remove = useCommand('remove_problem_from_release', { onSuccess: onChanged, onError: useCreationError() });
  return (
    <FrameDialog
      open={open}
      onClose={onClose}
      kind="problem"
      title={texts.problem.manageTitle({ name: release.name })}
      without={new Set(items.map(({ id }) => id))}
      ofMap={frame?.problems ?? []}
      takesOfMap
      addsSeveral
      command={add}
      add={(named, outcome) => add.mutate({ ...about, ...named }, outcome)}
    >
      {() => <Items kind="problem" items={items} onRemove={(id) => remove.mutate({ ...about, problemId: id })} />}
    </FrameDialog>
  );
}

type ItemsProps = { kind: FrameKind; items: readonly Named[]; onRemove: (id: string) => void };

function Items({ kind, items, onRemove }: ItemsProps) {
  const titleId = useId();
  if (items.length === 0) return <EmptyLine text={texts[kind].noneOfRelease} />;
  return (
    <div>
      <Text id={titleId} look="compact" style={{ fontWeight: 500 }}>
        {texts.inRelease}
      </Text>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ id, name }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Text dir="auto" style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <QuietButton label={texts.takeOut({ name })} onClick={() => onRemove(id)}>
              <Icon path={close} small />
            </QuietButton>
          </Box>
        ))}
      </Box>
    </div>
  );
}
