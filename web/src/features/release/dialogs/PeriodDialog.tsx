import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { PeriodForm } from '#web/components/release/PeriodForm.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Sets start and end of a release (rule release.4). */
export function PeriodDialog({ release, open, onClose }: Openable & { release: Release }) {
  const containerId = useContainerId();
  const change = useCommand('set_release_period');
  return (
    <PeriodForm
      open={open}
      onClose={onClose}
      title={texts.menu.period}
      current={release}
      command={change}
      save={(period, options) => change.mutate({ containerId, releaseId: release.id, ...period }, options)}
    />
  );
}
