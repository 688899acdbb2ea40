import type { LinkType } from '#shared/model/company/settings.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { WhoInputs } from '#web/components/field/WhoInputs.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { useWhos } from '#web/replica/story_map/useMap.ts';
import { Collected } from './Collected.tsx';
import { takeWhos } from './draft.ts';
import type { NewActivityState } from './useNewActivity.ts';

/** The links of a new Activity to Whos of the map, each with one link type (rule what.23). */
export function NewWhoLinks({
  activity: { draft, problems, linking, change, take },
  types,
}: {
  activity: NewActivityState;
  types: readonly LinkType[];
}) {
  const whos = useWhos();
  const linked = new Set(draft.whoLinks.map(({ whoId }) => whoId));
  const others = [...whos.values()].filter(({ id }) => !linked.has(id)).sort((a, b) => a.name.localeCompare(b.name));
  const nameOf = (linkTypeId: string) =>
    types.find(({ id }) => id === linkTypeId)?.name ?? informationTexts.unknownType;
  return (
    <Section title={informationTexts.whos}>
      <Collected
        items={draft.whoLinks.map(({ whoId, linkTypeId }) => ({
          id: whoId,
          name: whos.get(whoId)?.name ?? '',
          type: nameOf(linkTypeId),
        }))}
        removeText={informationTexts.unlink}
        onRemove={({ id }) => change({ whoLinks: draft.whoLinks.filter(({ whoId }) => whoId !== id) })}
      />
      {whos.size === 0 ? (
        <Quiet>{informationTexts.noWhosOnMap}</Quiet>
      ) : others.length === 0 ? (
        <Quiet>{linking === null ? informationTexts.allLinked : informationTexts.linking(linking)}</Quiet>
      ) : (
        <WhoInputs
          value={draft.whos}
          onChange={(chosen) => change({ whos: chosen })}
          whos={others}
          types={types}
          message={linking === null ? problems.whos && texts.typeMissing : informationTexts.linking(linking)}
          onAdd={() => take(takeWhos(draft))}
        />
      )}
    </Section>
  );
}
