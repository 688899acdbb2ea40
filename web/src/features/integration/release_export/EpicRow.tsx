import type { Integration } from '#shared/model/integration/integration.ts';
import { issueAddress } from '#shared/rules/integration/issueAddress.ts';
import * as texts from '#shared/texts/integration/releaseExport.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { eye } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ExternalLink } from '#web/components/controls/TextLink.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { useCard } from '#web/replica/story_map/useMap.ts';
import type { NamedEpic } from './useEpicsOfRelease.ts';
import type { EpicOutcome } from './useExportEpics.ts';

type Props = {
  epic: NamedEpic;
  integration: Integration;
  /** The issue that the epic had before. */
  issueKey: string | undefined;
  isLeftOut: boolean;
  isWorking: boolean;
  isWaiting: boolean;
  outcome: EpicOutcome | undefined;
  /** Shows the issue as it will be. */
  onPreview: () => void;
};

/** An epic and what has become of it. */
export function EpicRow({ epic: { name, whatId }, integration, onPreview, ...state }: Props) {
  const activity = useCard(whatId)?.description ?? '';
  const key = state.issueKey ?? (state.outcome?.result === 'exported' ? state.outcome.key : undefined);
  const text = textOf(state);
  return (
    <>
      <Text
        look="compact"
        oneLine
        dir="auto"
        title={texts.ofActivity({ epic: name, activity })}
        style={{ flex: '1 1 45%', minWidth: 0 }}
      >
        {name}{' '}
        <Text as="span" look="compact" quiet>
          {activity}
        </Text>
      </Text>
      <Text look="compact" oneLine title={text} style={{ flex: '1 1 55%', minWidth: 0, color: colourOf(state) }}>
        {key === undefined ? (
          text
        ) : (
          <ExternalLink href={issueAddress(integration, key)} target="_blank" rel="noopener noreferrer" plain>
            {text}
          </ExternalLink>
        )}
      </Text>
      {/* Its place stays, so that the columns do. */}
      <Box sx={{ width: 32, flex: 'none' }}>
        {key === undefined && (
          <QuietButton label={texts.preview({ epic: name })} onClick={onPreview}>
            <Icon path={eye} small />
          </QuietButton>
        )}
      </Box>
    </>
  );
}

type State = Omit<Props, 'epic' | 'integration' | 'onPreview'>;

function textOf({ issueKey, isLeftOut, isWorking, isWaiting, outcome }: State): string {
  if (issueKey !== undefined) return texts.states.item({ key: issueKey });
  if (isLeftOut) return texts.states.completed;
  if (isWorking) return texts.states.working;
  if (outcome === undefined) return isWaiting ? texts.states.waiting : '';
  if (outcome.result === 'failed') return outcome.reason;
  const { key, warning } = outcome;
  return warning === null ? texts.states.exported({ key }) : texts.states.warned({ key, warning });
}

function colourOf({ outcome, isWorking }: State): string {
  if (isWorking || outcome === undefined) return 'var(--storyd-text-quiet)';
  return outcome.result === 'failed' ? 'var(--storyd-danger)' : 'var(--storyd-success)';
}
