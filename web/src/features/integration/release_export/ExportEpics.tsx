import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '#shared/texts/integration/releaseExport.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Progress } from '#web/components/controls/Progress.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { WindowedList } from '#web/components/layout/WindowedList.tsx';
import { EpicRow } from './EpicRow.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import type { NamedEpic } from './useEpicsOfRelease.ts';
import { type ExportTarget, useExportEpics } from './useExportEpics.ts';

type Props = ExportTarget & { epics: readonly NamedEpic[]; buttons: HTMLElement | null };

/** The epics of a release with what has become of each. It can be stopped, and goes on where it was. */
export function ExportEpics({ epics, buttons, ...target }: Props) {
  const [completedToo, setCompletedToo] = useState(false);
  const [previewed, setPreviewed] = useState<{ epic: NamedEpic; open: boolean }>();
  const batch = useExportEpics(target);
  const { states, isRunning, pause } = batch;
  const outcomeOf = ({ id }: NamedEpic) => {
    const state = states.get(id);
    return state?.state === 'done' ? state.outcome : undefined;
  };
  const itemOf = ({ epic }: NamedEpic) =>
    epic.integrations.find((item) => item.integrationType === target.integration.integrationType)?.integrationInfo
      .issueKey;
  const isLeftOut = ({ epic }: NamedEpic) => epic.completed && !completedToo;
  const chosen = epics.filter((one) => itemOf(one) === undefined && !isLeftOut(one));
  const left = chosen.filter((one) => outcomeOf(one)?.result !== 'exported');
  const done = chosen.length - left.length;
  const failed = left.filter((one) => outcomeOf(one) !== undefined).length;
  const count = left.length;
  return (
    <Stack spacing={3}>
      <Choice
        type="checkbox"
        checked={completedToo}
        disabled={isRunning}
        onChange={({ target }) => setCompletedToo(target.checked)}
      >
        {texts.completedToo}
      </Choice>
      <Box>
        <Text look="compact" role="status" style={{ marginBottom: 8 }}>
          {count === 0 && done === 0 ? texts.nothing : progressText(done, chosen.length, failed, pause)}
        </Text>
        {/* Always there, so that nothing moves when it starts. */}
        <Progress
          aria-label={texts.epics}
          done={done}
          total={Math.max(chosen.length, 1)}
          style={{ marginBottom: 12, visibility: states.size === 0 ? 'hidden' : 'visible' }}
        />
        <WindowedList label={texts.epics} items={epics} keyOf={({ id }) => id} height={400}>
          {(one) => (
            <EpicRow
              epic={one}
              integration={target.integration}
              issueKey={itemOf(one)}
              isLeftOut={isLeftOut(one)}
              isWorking={states.get(one.id)?.state === 'working'}
              isWaiting={isRunning}
              outcome={outcomeOf(one)}
              onPreview={() => setPreviewed({ epic: one, open: true })}
            />
          )}
        </WindowedList>
      </Box>
      {previewed !== undefined && (
        <IssueDialog
          key={previewed.epic.id}
          {...previewed}
          {...{ exportData: target.exportData, fields: target.fields, releaseId: target.releaseId }}
          onClose={() => setPreviewed({ ...previewed, open: false })}
        />
      )}
      {buttons !== null &&
        (isRunning || count > 0) &&
        createPortal(
          isRunning ? (
            <Button variant="outlined" onClick={batch.stop}>
              {texts.stop}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => void batch.start(left)}>
              {states.size > 0 ? texts.resume : count === 1 ? texts.startOne : texts.start({ count })}
            </Button>
          ),
          buttons,
        )}
    </Stack>
  );
}

function progressText(done: number, count: number, failed: number, pause: number | null): string {
  const plain = texts.progress({ done, count });
  const progress = failed === 0 ? plain : texts.failed({ progress: plain, failed });
  return pause === null ? progress : texts.paused({ progress, seconds: pause });
}
