import { MAX_WHY_LENGTH } from '#shared/model/limits.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextDialog } from '#web/components/dialog/TextDialog.tsx';
import { mapScope } from '#web/replica/scopes.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useHead } from '#web/replica/story_map/useMap.ts';

/** Changes the purpose of the map, which must not be empty; an unchanged one changes nothing (rule map.9). */
export function PurposeDialog(openable: Openable) {
  const { id: containerId, why } = useHead((head) => head);
  const change = useCommand('change_story_map_why');
  return (
    <TextDialog
      {...openable}
      title={mapShellTexts.menu.why}
      label={mapShellTexts.why}
      submitLabel={mapShellTexts.save}
      current={why}
      maxLength={MAX_WHY_LENGTH}
      missing={mapShellTexts.whyEmpty}
      multiline
      place={{ scope: mapScope(containerId), entity: containerId, field: 'why' }}
      command={change}
      field="why"
      save={(text, expected, options) => change.mutate({ containerId, why: text, expect: { why: expected } }, options)}
    />
  );
}
