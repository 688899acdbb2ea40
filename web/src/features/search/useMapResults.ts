import { useLocation, useNavigate } from 'react-router-dom';
import { bestMatches } from '#shared/rules/bestMatches.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { findCards, inOrder } from '#web/board/selection/findCards.ts';
import { problems } from '#web/replica/frame/entities.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import { useAll, useContainerId, useWholeLayout, useWhos } from '#web/replica/story_map/useMap.ts';
import type { Found, Result, ServerFinds } from './finds.ts';
import { pageResult } from './useCommonResults.ts';

/** What the search finds on the open map, and how many Activities by their long descriptions. */
export function useMapResults(typed: string, finds: ServerFinds | undefined): { found: Found; inTexts: number } {
  const actions = useActions();
  const containerId = useContainerId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [layout] = useWholeLayout();
  const whos = useWhos();
  const known = useAll(problems);
  if (typed.trim() === '') return { found: {}, inTexts: 0 };
  const { byName, byText } = findActivities(layout, typed, finds);
  const show = (card: CardId) =>
    pathname === paths.mapActivity(containerId)
      ? actions.show(card)
      : void navigate(paths.mapActivity(containerId, layout.cards.get(card)?.whatId ?? undefined));
  const named = <Item extends { id: string; name: string }>(items: Iterable<Item>, path: (id: string) => string) =>
    bestMatches([...items], typed, ({ name }) => name).map(({ id, name }) =>
      pageResult({ key: id, name, detail: '', path: path(id) }, navigate),
    );
  const { releases = [], epics = [] } = finds?.plan?.found ?? {};
  return {
    found: {
      activities: [...byName, ...byText].map((card): Result => ({
        ...cardWords(layout, card),
        go: () => show(card),
      })),
      whos: named(whos.values(), (id) => paths.mapWho(containerId, id)),
      releases: releases.map((release) => pageResult(release, navigate)),
      epics: epics.map((epic) => pageResult(epic, navigate)),
      problems: named(known.values(), (id) => paths.frame(containerId, 'problem', id)),
    },
    inTexts: byText.length,
  };
}

function findActivities(layout: Layout, typed: string, finds: ServerFinds | undefined) {
  const byName = findCards(layout, typed);
  const inTexts = finds?.texts?.found;
  const isInText = (card: CardId) => inTexts?.has(layout.cards.get(card)?.whatId ?? '') === true;
  return { byName, byText: inOrder(layout).filter((card) => isInText(card) && !byName.includes(card)) };
}

/** An Activity, with its place on the map. */
function cardWords({ cards }: Layout, card: CardId): Pick<Result, 'key' | 'name' | 'detail'> {
  const { description = '', parentId = null } = cards.get(card) ?? {};
  const parent = parentId === null ? undefined : cards.get(parentId)?.description;
  const detail = parent === undefined ? storyMapTexts.backbone : storyMapTexts.underNamed({ name: parent });
  return { key: card, name: description, detail };
}
