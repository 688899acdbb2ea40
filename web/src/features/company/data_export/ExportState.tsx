import type { CompanyExport } from '#shared/model/company/companyExport.ts';
import * as texts from '#shared/texts/company/companyData.ts';
import { Progress } from '#web/components/controls/Progress.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { DateText } from '#web/components/text/DateText.tsx';

/** What has become of the latest export: it runs, is ready, has expired, failed, or was withdrawn. */
export function ExportState({ latest, person }: { latest: CompanyExport; person: string }) {
  const { state, startedAt, endedAt, expiresAt, progress, files } = latest;
  const { done, total, rows } = progress;
  const isExpired = state === 'finished' && files.length === 0;
  const title = state === 'running' ? texts.running : isExpired ? texts.expired : texts.finished;
  if (state === 'failed') return <ErrorAlert text={`${texts.failedTitle}. ${texts.failedHelp}`} />;
  if (state === 'withdrawn')
    return (
      <>
        <Text role="status" style={{ fontWeight: 600 }}>
          {texts.withdrawn}
        </Text>
        <Text look="compact" quiet>
          {texts.withdrawnHelp}
        </Text>
      </>
    );
  return (
    <>
      <Text role="status" style={{ fontWeight: 600 }}>
        {title}
      </Text>
      <Text look="compact" quiet>
        {state === 'running' ? (
          <DateText at={startedAt} text={(day) => texts.startedBy({ day, person })} />
        ) : (
          <DateText at={endedAt ?? startedAt} text={(day) => texts.finishedBy({ day, person })} />
        )}
      </Text>
      {state === 'running' && (
        <Box sx={{ mt: 3, maxWidth: 480 }}>
          <Progress aria-label={texts.running} done={done} total={total} />
          {total > 0 && (
            <Text as="span" look="caption" quiet style={{ fontVariantNumeric: 'tabular-nums' }}>
              {texts.progress({ done, total, rows: rows.toLocaleString('en') })}
            </Text>
          )}
        </Box>
      )}
      {expiresAt !== null && !isExpired && (
        <Text look="compact" quiet>
          <DateText at={expiresAt} text={(day) => texts.until({ day })} />
        </Text>
      )}
    </>
  );
}
