import TextField from '@mui/material/TextField';
import { releaseTexts as texts } from '#shared/texts/releases.ts';

type Props = { value: string; onChange: (name: string) => void; problem: string | undefined };

/** The name of a release. */
export function ReleaseNameField({ value, onChange, problem }: Props) {
  return (
    <TextField
      label={texts.name}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
      required
      error={problem !== undefined}
      helperText={problem}
    />
  );
}
