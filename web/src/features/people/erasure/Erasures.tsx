import { useEffect, useRef, useState } from 'react';
import * as texts from '#shared/texts/people/erasure.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Progress } from '#web/components/controls/Progress.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';

/** How often the progress is fetched, in milliseconds. */
const LOOK_MS = 2_000;

/** How far the people who are being erased have come, and that it is done (rule access.35). */
export function Erasures() {
  const { data } = useCall(
    'erasures',
    {},
    { staleTime: 0, refetchInterval: ({ state }) => ((state.data?.docs.length ?? 0) > 0 ? LOOK_MS : false) },
  );
  const running = data?.docs ?? [];
  const before = useRef(0);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (data === undefined) return;
    setDone(running.length === 0 && (before.current > 0 || isDone));
    before.current = running.length;
  }, [data, running.length, isDone]);
  const [done, total] = [
    running.reduce((sum, one) => sum + one.done, 0),
    running.reduce((sum, one) => sum + one.total, 0),
  ];
  return (
    <Box role="status" sx={{ mb: running.length > 0 || isDone ? 3 : 0, maxWidth: 480 }}>
      {running.length > 0 && (
        <>
          <Text look="compact">{texts.running({ count: running.length })}</Text>
          <Progress aria-label={texts.progress} done={done} total={Math.max(total, 1)} style={{ marginBlock: 4 }} />
          <Text as="span" look="caption" quiet>
            {texts.runningHelp}
          </Text>
        </>
      )}
      {isDone && (
        <Text look="compact" quiet>
          {texts.done}
        </Text>
      )}
    </Box>
  );
}
