import { useState } from 'react';
import { keptUntil } from '#shared/rules/story_map/trash.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { DateText } from '#web/components/text/DateText.tsx';

/** A deleted entity in a list. */
export type TrashEntry = {
  key: string;
  name: string;
  /** Its kind, what it belonged to, and who deleted it; none when all of this is clear. */
  details: readonly string[];
  /** In milliseconds. */
  deletedAt: number;
  /** The deleted entity that has to be restored before it, if any. */
  first: { name: string; restore: () => Promise<void> } | null;
  /** @throws ApiError when it is refused */
  restore: () => Promise<void>;
};

/** One entry of the trash. A refusal stays below it until the next attempt. */
export function TrashRow({ entry, onGone }: { entry: TrashEntry; onGone: () => void }) {
  const { name, details, deletedAt, first } = entry;
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const restore = async () => {
    setIsPending(true);
    setError(null);
    try {
      await (first ?? entry).restore();
      // The row of a restored entry disappears with the focus.
      if (first === null) onGone();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text as="div">
            <ClampedText text={name} lines={2} />
          </Text>
          <Text as="div" look="compact" quiet>
            {details.map((detail) => `${detail} · `)}
            <DateText
              at={deletedAt}
              {...(details.length === 0 && { text: (date: string) => texts.at({ date }) })}
            /> ·{' '}
            <DateText at={keptUntil(deletedAt)} text={(date) => texts.keptUntil({ date })} />
          </Text>
        </Box>
        <Button
          variant="outlined"
          busy={isPending}
          aria-label={(first === null ? texts.restoreNamed : texts.first)({ name: (first ?? entry).name })}
          onClick={() => void restore()}
          style={{ maxWidth: '100%' }}
        >
          {first === null ? texts.restore : texts.first({ name: shortened(first.name) })}
        </Button>
      </Box>
      <ErrorAlert text={error?.message} />
    </Box>
  );
}

const MAX = 24;
const shortened = (name: string) => (name.length > MAX ? `${name.slice(0, MAX - 1)}…` : name);
