import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextDialog } from '#web/components/dialog/TextDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useHead } from '#web/replica/story_map/useMap.ts';

/** Renames the map. An empty or unchanged name changes nothing (rule map.9). */
export function NameDialog(openable: Openable) {
  const { id: containerId, name } = useHead((head) => head);
  const rename = useCommand('change_story_map_name');
  return (
    <TextDialog
      {...openable}
      title={mapShellTexts.menu.name}
      label={mapShellTexts.name}
      submitLabel={mapShellTexts.save}
      current={name}
      maxLength={MAX_NAME_LENGTH}
      command={rename}
      field="name"
      save={(text, expected, options) =>
        rename.mutate({ containerId, name: text, expect: { name: expected } }, options)
      }
    />
  );
}
