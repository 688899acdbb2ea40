import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import type { useFieldConflict } from './useFieldConflict.ts';

type Props = Pick<ReturnType<typeof useFieldConflict>, 'theirs' | 'keep' | 'take' | 'message'> & {
  /** Returns the display name of a value of the field. */
  nameOf: (value: string) => string;
};

/** Shown below a choice that a colleague has changed meanwhile; takes its own line. */
export function Conflict({ theirs, keep, take, message, nameOf }: Props) {
  if (theirs === undefined && message === undefined) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <KeepOrTake
        theirs={theirs === undefined || theirs === null ? (theirs === null ? '' : undefined) : nameOf(theirs)}
        onKeep={keep}
        onTake={take}
      />
      <FieldError text={message} />
    </Box>
  );
}
