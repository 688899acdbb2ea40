import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useImpactQuery } from '#web/replica/frame/useImpact.ts';

/** The other story maps on which a change shows: by name those that users may see, the others as a number. */
export function Impact({ kind, id }: { kind: FrameKind; id: string }) {
  const { data, error } = useQuery(useImpactQuery(kind, id));
  if (error !== null) return <ErrorAlert text={error.message} />;
  return (
    <div role="status">
      {data === undefined ? (
        <Text look="compact" quiet>
          {texts.touching}
        </Text>
      ) : (
        <Touched {...data} />
      )}
    </div>
  );
}

/** See `Impact`. */
export function Touched({ maps, hidden }: CallOutput<'rename_impact'>) {
  const count = maps.length + hidden;
  return (
    <Text as="div" look="compact" quiet>
      {count === 0 ? texts.touchesNone : texts.touches({ count })}
      {count > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20, maxHeight: 160, overflow: 'auto' }}>
          {maps.map(({ id, name }) => (
            <li key={id} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </li>
          ))}
          {hidden > 0 && <li>{texts.hidden({ count: hidden })}</li>}
        </ul>
      )}
    </Text>
  );
}
