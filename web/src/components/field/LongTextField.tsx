import { MAX_LONG_TEXT_LENGTH } from '#shared/model/limits.ts';
import type { TypedText } from '#web/components/conflict/useTyped.ts';
import { submitOnEnter } from '#web/components/dialog/submitOnEnter.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { OfferedText } from './OfferedText.tsx';
import { tooLong } from './tooLong.ts';

/** Why a text cannot be in a field of many lines, if so: it is too long. */
export const longTextProblem = (typed: string): string | undefined => tooLong(typed, MAX_LONG_TEXT_LENGTH);

/** A field of many lines in a form, with what was typed there before and not saved. */
export function LongTextField({ label, text }: { label: string; text: TypedText }) {
  const problem = longTextProblem(text.typed);
  return (
    <>
      <TextField
        label={label}
        value={text.typed}
        onChange={({ target }) => text.set(target.value)}
        onKeyDown={submitOnEnter}
        multiline
        minRows={3}
        maxRows={12}
        error={problem !== undefined}
        helperText={problem}
      />
      <OfferedText {...text.offer} />
    </>
  );
}
