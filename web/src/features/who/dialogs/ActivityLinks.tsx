import type { LinkType } from '#shared/model/company/settings.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { WhatWhoLinkRow } from '#web/components/field/WhatWhoLinkRow.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useWhatWhoLinks, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import { LinkSection } from './LinkSection.tsx';
import { type End, NewLink } from './NewLink.tsx';

const texts = whoTexts.links;

/** The Activities linked to a Who. */
export function ActivityLinks({
  whoId,
  types,
  readOnly,
}: {
  whoId: string;
  types: readonly LinkType[];
  readOnly: boolean;
}) {
  const containerId = useContainerId();
  const all = useWhatWhoLinks();
  const activities = useActivities();
  const add = useCommand('add_what_who_links');
  const nameOf = (whatId: string) => activities.get(whatId)?.name ?? '';
  const links = [...all.values()]
    .filter((link) => link.whoId === whoId && activities.has(link.whatId))
    .sort((a, b) => compareNames(nameOf(a.whatId), nameOf(b.whatId)));
  const linked = new Set(links.map(({ whatId }) => whatId));
  const others = [...activities.values()].filter(({ id }) => !linked.has(id));
  return (
    <LinkSection
      title={texts.toWhats}
      none={texts.noWhats}
      nothingLeft={texts.nothingLeftWhats}
      readOnly={readOnly}
      rows={links.map((link) => (
        <WhatWhoLinkRow
          key={link.id}
          link={link}
          name={nameOf(link.whatId)}
          detail={activities.get(link.whatId)?.detail}
          types={types}
          readOnly={readOnly}
        />
      ))}
      more={
        others.length === 0 ? null : (
          <NewLink
            label={texts.what}
            typeLabel={texts.type}
            ends={others}
            types={types}
            onLink={(whatId, linkTypeId, done) =>
              add.mutate({ containerId, whatId, linkTypeId, whoIds: [whoId] }, { onSuccess: done })
            }
            isLinking={add.isPending}
            problem={add.error?.message}
          />
        )
      }
    />
  );
}

/** The saved Activities of the map by id, in board order. */
function useActivities(): ReadonlyMap<string, End> {
  // Re-renders whenever a card changes.
  const [layout] = useWholeLayout();
  const found = new Map<string, End>();
  for (const top of layout.backbone) {
    for (const id of [top, ...(layout.children.get(top) ?? [])]) {
      const card = layout.cards.get(id);
      const parent = id === top ? undefined : layout.cards.get(top)?.description;
      if (card !== undefined && card.whatId !== null) {
        found.set(card.whatId, {
          id: card.whatId,
          name: card.description,
          ...(parent !== undefined && { detail: texts.under({ name: parent }) }),
        });
      }
    }
  }
  return found;
}
