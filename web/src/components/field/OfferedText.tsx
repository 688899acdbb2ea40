import * as unsavedTexts from '#shared/texts/unsavedText.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';
import type { KeptDraft } from '#web/replica/kept/keptCommand.ts';

type Props = { offered: KeptDraft | undefined; onAccept: () => void; onForget: () => void };

/** Offers a text that was typed here earlier and not saved. */
export function OfferedText({ offered, onAccept, onForget }: Props) {
  if (offered === undefined) return null;
  return (
    <Stack role="group" aria-label={unsavedTexts.yours} spacing={1} sx={{ mt: 2 }}>
      <Text look="compact" quiet role="status">
        {unsavedTexts.yoursFrom({ time: formatMoment(offered.at) })}
      </Text>
      <ClampedText text={offered.text} lines={3} />
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={onAccept}>
          {unsavedTexts.useIt}
        </Button>
        <Button onClick={onForget}>{unsavedTexts.forget}</Button>
      </Stack>
    </Stack>
  );
}
