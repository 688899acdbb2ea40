import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { findCards, inOrder } from '#web/board/selection/findCards.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import type { PageResult, ServerFinds } from './finds.ts';

const texts = storyMapTexts.search;

/** The maximum number of results shown per kind; further typing narrows them down. */
const MAX_SHOWN = 8;

export type Result = { key: string; card: CardId } | PageResult;

type ResultGroup = { kind: 'activities' | 'releases' | 'epics'; results: readonly Result[] };
export type Results = {
  /** The groups with results, in display order. */
  groups: readonly ResultGroup[];
  /** The number of results and the searches still running; '' for an empty text. */
  summary: string;
};

/**
 * All results for a text on a map: Activities by name, and the server's results (rule search.12).
 * @param finds undefined until the server has answered for this text
 */
export function resultsOf(layout: Layout, typed: string, finds: ServerFinds | undefined): Results {
  const byName = findCards(layout, typed);
  const inTexts = finds?.texts.found;
  const byText =
    inTexts === undefined
      ? []
      : inOrder(layout).filter((card) => inTexts.has(layout.cards.get(card)?.whatId ?? '') && !byName.includes(card));
  const activities = [...byName, ...byText].map((card): Result => ({ key: card, card }));
  const { releases = [], epics = [] } = finds?.plan.found ?? {};
  const all = { activities, releases, epics };
  const isCut = Object.values(all).some((results) => results.length > MAX_SHOWN);
  const summary =
    typed.trim() === '' ? '' : summaryOf(typed.trim(), all, byText.length, finds) + (isCut ? ` · ${shownText}` : '');
  const groups = (['activities', 'releases', 'epics'] as const).map((kind) => ({
    kind,
    results: all[kind].slice(0, MAX_SHOWN),
  }));
  return { groups: groups.filter(({ results }) => results.length > 0), summary };
}

const shownText = texts.shown({ count: MAX_SHOWN });

function summaryOf(
  text: string,
  { activities, releases, epics }: Record<ResultGroup['kind'], readonly Result[]>,
  inTexts: number,
  finds: ServerFinds | undefined,
): string {
  const states = [finds?.texts.status ?? 'searching', finds?.plan.status ?? 'searching'];
  const isDone = states.every((status) => status === 'done');
  const count = activities.length + releases.length + epics.length;
  if (isDone && count === 0) return texts.none({ text });
  return [
    activities.length > 0 && texts.found({ count: activities.length }),
    inTexts > 0 && texts.inTexts({ count: inTexts }),
    releases.length > 0 && texts.foundReleases({ count: releases.length }),
    epics.length > 0 && texts.foundEpics({ count: epics.length }),
    count === 0 && texts.noneByName({ text }),
    states.includes('searching') && texts.searchingTexts,
    states[0] === 'failed' && texts.textsFailed,
    states[1] === 'failed' && texts.planFailed,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
