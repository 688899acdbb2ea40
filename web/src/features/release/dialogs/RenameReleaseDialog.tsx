import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextDialog } from '#web/components/dialog/TextDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Renames a release (rule release.1). */
export function RenameReleaseDialog({ release, ...openable }: Openable & { release: Release }) {
  const containerId = useContainerId();
  const rename = useCommand('change_release_name');
  return (
    <TextDialog
      {...openable}
      title={texts.menu.name}
      label={texts.name}
      submitLabel={texts.save}
      current={release.name}
      maxLength={MAX_NAME_LENGTH}
      missing={texts.nameRequired}
      command={rename}
      field="name"
      save={(text, expected, options) =>
        rename.mutate({ containerId, releaseId: release.id, name: text, expect: { name: expected } }, options)
      }
    />
  );
}
