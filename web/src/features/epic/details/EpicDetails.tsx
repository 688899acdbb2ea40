import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { paths } from '#web/base/paths.ts';
import { CommentsOf } from '#web/components/comment/commentsSlot.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { lock } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Section } from '#web/components/list/Section.tsx';
import { formatCalendarDay } from '#web/components/text/calendarDay.ts';
import { IntegrationLinks } from '#web/features/integration/drift/IntegrationLinks.tsx';
import { releases } from '#web/replica/release/entities.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { useEpicDescription, useEpicNames } from '#web/replica/release/useEpicNames.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import type { EpicEdits } from '../card/useEpicEdits.ts';
import { EpicFacts } from './EpicFacts.tsx';
import { EpicReferences } from './EpicReferences.tsx';
import { ExploreItems } from './ExploreItems.tsx';
import { Notes } from './Notes.tsx';
import { Scenarios } from './Scenarios.tsx';

type Props = Openable & { place: Place; epic: Epic; edits: EpicEdits; locked: boolean };

/** All details of an expanded epic; nothing for a collapsed one. */
export function EpicDetails({ open, ...props }: Props) {
  return open ? <Expanded {...props} /> : null;
}

/** Each field saves itself when chosen or left; those of a completed epic are read-only (rule epic.8). */
function Expanded({ place, epic, edits, locked }: Omit<Props, 'open'>) {
  const names = useEpicNames(place);
  const description = useEpicDescription(epic, place.whatId);
  const readOnly = locked || epic.completed;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, px: { xs: 3, sm: 4 }, pt: 1, pb: 4 }}>
      <Text
        dir="auto"
        quiet
        data-empty={(epic.primaryWho === null && epic.primaryOutput === null) || undefined}
        style={{ overflowWrap: 'anywhere' }}
      >
        {description}
      </Text>
      {!locked && epic.completed && (
        <Text look="compact" quiet style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Icon path={lock} small />
          {texts.epicCompleted}
        </Text>
      )}
      <EpicFacts epic={epic} names={names} edits={edits} readOnly={readOnly} />
      <ExploreItems epic={epic} names={names} whatId={place.whatId} edits={edits} readOnly={readOnly} />
      <Scenarios place={place} epic={epic} names={names} edits={edits} readOnly={readOnly} />
      <EpicReferences epic={epic} edits={edits} readOnly={readOnly} />
      <Notes epicId={epic.id} edits={edits} readOnly={readOnly} />
      <IntegrationLinks place={place} epic={epic} locked={locked} />
      <Box sx={{ '@media print': { display: 'none' } }}>
        <CommentsOf target={{ ...place, aboutType: 'epic', aboutId: epic.id }} />
      </Box>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <ReleaseOfEpic place={place} />
      </Box>
    </Box>
  );
}

function ReleaseOfEpic({ place: { containerId, releaseId } }: { place: Place }) {
  const release = useEntity(useMap().scope, releases, releaseId);
  if (release === undefined) return null;
  return (
    <Section level="h5" title={texts.release}>
      <Text look="compact" style={{ overflowWrap: 'anywhere' }}>
        <TextLink to={paths.release(containerId, releaseId)}>{release.name}</TextLink>
        {release.end !== 0 && `, ${texts.ends({ date: formatCalendarDay(release.end) })}`}
      </Text>
    </Section>
  );
}
