import type { ReactNode } from 'react';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import { jiraRefusals } from '#shared/rules/integration/jiraRefusals.ts';
import * as texts from '#shared/texts/integration/jiraJournal.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';

type Props = { entry: JournalEntry; by: string; children: ReactNode };

/** An entry of the journal: what was sent, by whom and when, what came back, and what can be done with it. */
export function JournalLine({ entry, by, children }: Props) {
  const { change, issueKey, success, values, cut, at, replays } = entry;
  const what = texts.changes[change];
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Box aria-hidden sx={{ ...dot, bgcolor: success ? 'success.main' : 'error.main' }} />
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Text look="compact" style={{ fontWeight: 600, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
            {issueKey === null ? what : texts.changeOf({ change: what, key: issueKey })}
          </Text>
          <Text as="span" look="caption" quiet>
            {texts.by({ person: by, date: formatMoment(at) })}
          </Text>
        </Box>
      </Box>
      <Box sx={{ pl: 5 }}>
        <Text look="compact" quiet={success} danger={!success} style={{ overflowWrap: 'anywhere' }}>
          {replays === null ? '' : `${texts.replayed}. `}
          {success ? texts.succeeded : reasonOf(entry)}
        </Text>
        <FieldErrors entry={entry} />
        {values.length > 0 && (
          <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer' } }}>
            <Text as="summary" look="compact" quiet>
              {texts.values}
            </Text>
            {values.map(({ fieldId, name, text }) => (
              <Text key={fieldId} look="compact" dir="auto" style={value}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {`${name}: `}
                </Box>
                {text}
              </Text>
            ))}
            {cut && (
              <Text as="span" look="caption" quiet>
                {texts.cut}
              </Text>
            )}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}

/** Why a change has failed, in words: Jira's own, or what kept it from answering. */
function reasonOf({ refused, messages }: JournalEntry): string {
  if (refused !== null) return jiraRefusals[refused].message;
  return [texts.failed, ...messages].join('. ');
}

/** What Jira has said of single fields, by the names that were sent with them. */
function FieldErrors({ entry: { fieldErrors, values } }: { entry: JournalEntry }) {
  const all = Object.entries(fieldErrors);
  if (all.length === 0) return null;
  const nameOf = (id: string) => values.find(({ fieldId }) => fieldId === id)?.name ?? id;
  return (
    <Box component="ul" sx={{ m: 0, pl: 4, color: 'error.main' }}>
      {all.map(([id, text]) => (
        <Text as="li" key={id} look="compact" style={{ overflowWrap: 'anywhere' }}>
          {`${nameOf(id)}: ${text}`}
        </Text>
      ))}
    </Box>
  );
}

const dot = { width: 8, height: 8, borderRadius: '50%', flex: 'none', mt: '6px' } as const;
const line = { py: 2, '& + &': { borderTop: '1px solid var(--storyd-border)' } } as const;
const value = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginTop: 4 } as const;
