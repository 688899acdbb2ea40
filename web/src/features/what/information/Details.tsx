import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { CommentsOf } from '#web/components/comment/commentsSlot.tsx';
import { Section } from '#web/components/list/Section.tsx';
import { StoryMapLinkSection } from '#web/features/what/story_link/StoryMapLinkSection.tsx';
import type { Card } from '#web/replica/story_map/types.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { Chips } from './Chips.tsx';
import { DescriptionSection, FurtherSections } from './DetailSections.tsx';
import { Epics } from './Epics.tsx';
import { Facts } from './Facts.tsx';
import { WhoLinks } from './WhoLinks.tsx';

/** The sections of the information of an Activity. */
export function Details({ card, whatId, readOnly }: { card: Card; whatId: string; readOnly: boolean }) {
  const containerId = useContainerId();
  return (
    <>
      <Chips card={card} readOnly={readOnly} />
      <Facts card={card} whatId={whatId} readOnly={readOnly} />
      <DescriptionSection whatId={whatId} readOnly={readOnly} />
      <Section title={overviewTexts.link.title}>
        <StoryMapLinkSection whatId={whatId} />
      </Section>
      <WhoLinks whatId={whatId} readOnly={readOnly} />
      <Epics whatId={whatId} />
      <FurtherSections whatId={whatId} readOnly={readOnly} />
      <CommentsOf target={{ containerId, aboutType: 'what', aboutId: whatId }} />
    </>
  );
}
