import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';

type Line = { typed: string; email?: string | undefined; error?: string | undefined };
type Props = {
  lines: readonly Line[];
  /** The addresses that have been added by now. */
  added: ReadonlySet<string>;
  /** Leaves the wrong addresses out; undefined when there are none, or nothing else. */
  onLeaveOut: (() => void) | undefined;
};

/** What happens, or has happened, with each address (rule access.30). */
export function NewUserLines({ lines, added, onLeaveOut }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box component="ul" aria-label={adminTexts.lines} tabIndex={0} sx={list}>
        {lines.map(({ typed, email, error }, i) => (
          <Box component="li" key={i} sx={row}>
            <Text look="compact" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {email ?? typed}
            </Text>
            <Text look="compact" quiet={error === undefined} danger={error !== undefined}>
              {error ?? (email !== undefined && added.has(email) ? adminTexts.lineAdded : adminTexts.lineReady)}
            </Text>
          </Box>
        ))}
      </Box>
      {onLeaveOut !== undefined && (
        <Button onClick={onLeaveOut} style={{ alignSelf: 'start' }}>
          {adminTexts.leaveOut}
        </Button>
      )}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 220,
  overflowY: 'auto',
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
} as const;
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 4,
  px: 3,
  py: 1.5,
  '& + &': { borderTop: '1px solid var(--storyd-border)' },
  '& > :last-child': { textAlign: { sm: 'right' } },
} as const;
