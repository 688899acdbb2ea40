import type { LinkType } from '#shared/model/company/settings.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Text } from '#web/components/controls/Text.tsx';

const texts = whoTexts.links;

/**
 * The number of the company's story maps that link two Whos, by link type (rule who.17). Shows nothing while loading or
 * on failure.
 */
export function PairCounts({
  whoId,
  otherWhoId,
  types,
}: {
  whoId: string;
  otherWhoId: string;
  types: readonly LinkType[];
}) {
  const { data } = useCall('who_pair_counts', { whoId, otherWhoId });
  const counts = types.flatMap(({ id, name }) => {
    const count = data?.counts[id] ?? 0;
    return count === 0 ? [] : [texts.count({ type: name, count })];
  });
  if (counts.length === 0) return null;
  return (
    <Text as="span" look="caption" quiet>
      {texts.companyWide({ counts: counts.join(' · ') })}
    </Text>
  );
}
