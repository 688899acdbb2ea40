import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { releaseWhats } from '#web/replica/release/entities.ts';
import { useWhatsOfRelease } from '#web/replica/release/useRelease.ts';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { useAll } from '#web/replica/story_map/useMap.ts';
import { countOpenEpics, releasesForOpenEpics } from '../model/openEpics.ts';
import { useCompleteRelease } from './useCompleteRelease.ts';

/** Where open epics stay: in no other release. */
const STAY = '';

/** Confirms marking a release as completed, and asks what becomes of its open epics (rules release.5, release.33). */
export function CompleteReleaseDialog({ release, open, onClose }: Openable & { release: Release }) {
  const toasts = useToasts();
  const { name } = release;
  const openEpics = countOpenEpics(useWhatsOfRelease(release.id).values());
  const { releases } = useReleaseSlices(open && openEpics > 0);
  const targets = releasesForOpenEpics(release.id, releases.values(), useAll(releaseWhats).values());
  const [chosen, setChosen] = useState(STAY);
  const target = targets.find(({ id }) => id === chosen);
  const { complete, progress, error, reset } = useCompleteRelease(release);
  const close = () => {
    setChosen(STAY);
    onClose();
  };
  const confirm = async () => {
    const moved = await complete(target?.id ?? null);
    if (moved === null) return;
    close();
    const text =
      target !== undefined && moved > 0
        ? texts.openEpics.moved({ name, count: moved, target: target.name })
        : texts.completedNow({ name });
    toasts.show({ severity: 'success', text, ms: TOAST_MS.success });
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.completeTitle({ name })}
      text={texts.completeText}
      confirmLabel={texts.menu.complete}
      onConfirm={() => void confirm()}
      onClose={close}
      command={{ isPending: progress !== null, error, reset }}
    >
      {openEpics > 0 && (
        <>
          <Text look="compact" role="status">
            {progress !== null && progress.count > 0
              ? texts.openEpics.moving(progress)
              : texts.openEpics.count({ count: openEpics })}
          </Text>
          {targets.length > 0 && (
            <Select
              aria-label={texts.openEpics.label}
              value={target?.id ?? STAY}
              onChange={setChosen}
              options={[
                [STAY, texts.openEpics.stay],
                ...targets.map(({ id, name: to }) => [id, texts.openEpics.moveTo({ name: to })] as const),
              ]}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
