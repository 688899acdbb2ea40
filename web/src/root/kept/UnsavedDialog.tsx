import { useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/unsaved.ts';
import * as textTexts from '#shared/texts/unsavedText.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { ReadingDialog } from '#web/components/dialog/ReadingDialog.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { KEPT_SCHEMA, type KeptCommand } from '#web/replica/kept/keptCommand.ts';
import { useKeeping, useUnsaved } from '#web/replica/kept/keptContext.ts';
import { initiativeScope, isInitiativeScope, mapScope } from '#web/replica/scopes.ts';

/** The edits that are not saved, with their texts: to copy, to save again, or to discard. */
export function UnsavedDialog({ open, onClose }: Openable) {
  const { refused } = useUnsaved();
  if (!open) return null;
  return (
    <ReadingDialog title={texts.title} onClose={onClose}>
      <Stack component="ul" spacing={4} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {refused.map((kept) => (
          <UnsavedEdit key={kept.id} kept={kept} onLeave={onClose} />
        ))}
      </Stack>
    </ReadingDialog>
  );
}

function UnsavedEdit({ kept, onLeave }: { kept: KeptCommand; onLeave: () => void }) {
  const { edits } = useKeeping();
  const [copied, setCopied] = useState<boolean>();
  const { id, text, refused, schema } = kept;
  const isReadable = schema === KEPT_SCHEMA;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '');
      setCopied(true);
    } catch {
      // The browser refuses on an insecure address, or because the user denied it; they can still select the text.
      setCopied(false);
    }
  };
  const message = isReadable ? (refused?.message ?? textTexts.held) : texts.otherVersion;
  const isInInitiative = isInitiativeScope(kept.scope);
  return (
    <li>
      <Text dir="auto" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {text ?? texts.noText}
      </Text>
      <Text look="compact" quiet role="status">
        {copied === false ? textTexts.notCopied : storyMapTexts.notSaved({ message })}
      </Text>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {isReadable && <Button onClick={() => void edits.again(id).catch(reportError)}>{texts.again}</Button>}
        {text !== null && (
          <Button onClick={() => void copy()}>{copied === true ? textTexts.copied : textTexts.copy}</Button>
        )}
        <ButtonLink to={pathOf(kept.scope)} onClick={onLeave}>
          {isInInitiative ? texts.showInitiative : commonTexts.openStoryMap}
        </ButtonLink>
        <Button danger onClick={() => edits.discard(new Set([id]))}>
          {texts.discard}
        </Button>
      </Stack>
    </li>
  );
}

/** The page of a scope. */
function pathOf(scope: string): string {
  if (isInitiativeScope(scope)) return paths.initiative(scope.slice(initiativeScope('').length));
  return paths.mapActivity(scope.slice(mapScope('').length));
}
