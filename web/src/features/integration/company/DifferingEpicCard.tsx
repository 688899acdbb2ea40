import type { DriftWay } from '#shared/model/integration/drift.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as texts from '#shared/texts/integration/integrationDrift.ts';
import { paths } from '#web/base/paths.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink, ExternalLink } from '#web/components/controls/TextLink.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';
import { DifferenceList, type ShownDifference } from '#web/features/integration/drift/DifferenceList.tsx';
import type { Settling } from '#web/features/integration/drift/useSettling.ts';
import type { DifferingEpic } from './useIntegrationDrift.ts';

type Props = {
  epic: DifferingEpic;
  /** What is being settled, of this epic or another one. */
  settling: Settling | undefined;
  onSettle: (difference: ShownDifference, way: DriftWay) => void;
};

/** An epic that differs from its issue: where it is, the issue, and the differences. */
export function DifferingEpicCard({ epic, settling, onSettle }: Props) {
  const { containerId, releaseId, whatId, epicId, name, storyMap, release, issueKey, issue, seenAt, locked } = epic;
  const url = issue?.url ?? null;
  return (
    <Box component="li" sx={{ '& + &': { mt: 4 } }}>
      <Text as="h3" dir="auto" style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <TextLink to={paths.releaseWhat(containerId, releaseId, whatId, epicId)}>
          {name === '' ? epicTexts.noName : name}
        </TextLink>
      </Text>
      <Text look="compact" quiet dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {texts.at({ map: storyMap, release })}
      </Text>
      <Text look="compact" quiet style={{ overflowWrap: 'anywhere' }}>
        {url === null ? (
          issueKey
        ) : (
          <ExternalLink href={url} target="_blank" rel="noreferrer">
            {issueKey}
          </ExternalLink>
        )}
        {(issue === null ? texts.goneSince : texts.seenSince)({
          status: issue?.status ?? '',
          time: formatMoment(seenAt),
        })}
      </Text>
      {locked !== null && (
        <Text look="compact" quiet>
          {texts.locked[locked]}
        </Text>
      )}
      <DifferenceList
        {...{ issueKey, differences: epic.differences }}
        canSettle={locked === null}
        settling={settling}
        isOwn={settling?.place.epicId === epicId}
        onSettle={onSettle}
      />
    </Box>
  );
}
