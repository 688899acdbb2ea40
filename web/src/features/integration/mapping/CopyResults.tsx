import type { JiraProject } from '#shared/model/integration/fieldMapping.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as mappingTargetTexts from '#shared/texts/integration/mappingTarget.ts';
import { Progress } from '#web/components/controls/Progress.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { WindowedList } from '#web/components/layout/WindowedList.tsx';
import type { BatchState, useBatch } from '../useBatch.ts';
import type { CopyOutcome } from './copyMapping.ts';

type Props = {
  projects: readonly JiraProject[];
  batch: Pick<ReturnType<typeof useBatch<JiraProject, CopyOutcome>>, 'states' | 'isRunning' | 'pause'>;
};

const colours = {
  success: 'var(--storyd-success)',
  fail: 'var(--storyd-danger)',
  skipped: 'var(--storyd-text-quiet)',
} as const;

/** The results of copying a mapping, project by project. */
export function CopyResults({ projects, batch: { states, isRunning, pause } }: Props) {
  const count = projects.length;
  const done = [...states.values()].filter(({ state }) => state === 'done').length;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Text look="compact" role="status">
        {pause === null ? texts.progress({ done, count }) : texts.waits({ seconds: pause })}
      </Text>
      {isRunning && <Progress aria-label={texts.results} done={done} total={count} />}
      <WindowedList label={texts.results} items={projects} keyOf={({ id }) => id}>
        {(project) => <Row project={project} state={states.get(project.id)} isRunning={isRunning} />}
      </WindowedList>
    </Box>
  );
}

type RowProps = { project: JiraProject; state: BatchState<CopyOutcome> | undefined; isRunning: boolean };

function Row({ project: { name, key }, state, isRunning }: RowProps) {
  const label = mappingTargetTexts.projectOption({ name, key });
  const outcome = state?.state === 'done' ? state.outcome : undefined;
  const text = outcome === undefined ? (state === undefined ? texts.waiting : texts.testing) : textOf(outcome);
  return (
    <>
      <Text look="compact" oneLine dir="auto" title={label} style={{ flex: '1 1 40%', minWidth: 0 }}>
        {label}
      </Text>
      <Text
        look="compact"
        oneLine
        title={text}
        style={{ flex: '1 1 60%', minWidth: 0, color: colours[outcome?.result ?? 'skipped'] }}
      >
        {state === undefined && !isRunning ? '' : text}
      </Text>
    </>
  );
}

function textOf({ result, reason, detail }: CopyOutcome): string {
  if (reason === null) return texts.outcomes[result];
  const text = texts.outcome({ result: texts.outcomes[result], reason });
  return detail === undefined ? text : texts.outcomeDetail({ text, detail });
}
