import type { ReactNode } from 'react';
import { AUDIT_KINDS } from '#shared/model/company/audit.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as texts from '#shared/texts/company/audit.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import type { AuditFilter } from './useAudit.ts';

type Props = {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  people: readonly Pick<RegisteredEmail, 'uid' | 'username' | 'email'>[];
  /** What can be done with the events, at the end of the row. */
  children: ReactNode;
};

/** Narrows the list of access events to a person, a kind and a period. */
export function AuditFilters({ filter, onChange, people, children }: Props) {
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      fullWidth={false}
      label={texts[name]}
      value={filter[name]}
      onChange={({ target }) => onChange({ ...filter, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mt: 3, mb: 3 }}>
      <Select
        aria-label={texts.person}
        value={filter.person}
        onChange={(person) => onChange({ ...filter, person })}
        options={[
          ['', texts.everybody],
          ...people.map(({ uid, username, email }) => [uid, username ?? email] as const),
        ]}
      />
      <Select
        aria-label={texts.kind}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        options={[['', texts.everyKind], ...AUDIT_KINDS.map((kind) => [kind, texts.kinds[kind]] as const)]}
      />
      {day('from')}
      {day('to')}
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
