import * as resultTexts from '#shared/texts/paletteResults.ts';
import { type Found, type Kind, KINDS, type Result, type ServerFinds } from './finds.ts';

/** The maximum number of results shown per kind; further typing narrows them down. */
const MAX_SHOWN = 8;

type ResultGroup = { kind: Kind; results: readonly Result[] };
export type Results = {
  /** The groups with results, in display order. */
  groups: readonly ResultGroup[];
  /** The number of results and the searches still running; '' for an empty text. */
  summary: string;
};

/**
 * All results for a text (rule search.12).
 * @param finds undefined until the server has answered for this text
 * @param inTexts how many of the Activities are found by their long descriptions
 */
export function resultsOf(found: Found, typed: string, finds: ServerFinds | undefined, inTexts = 0): Results {
  const all = KINDS.map((kind) => ({ kind, results: found[kind] ?? [] })).filter(({ results }) => results.length > 0);
  const isCut = all.some(({ results }) => results.length > MAX_SHOWN);
  const text = typed.trim();
  const summary = text === '' ? '' : summaryOf(text, { all, inTexts, finds });
  const shown = isCut && text !== '' ? ` · ${resultTexts.shown({ count: MAX_SHOWN })}` : '';
  return {
    groups: all.map(({ kind, results }) => ({
      kind,
      // Before anything is typed they are all there is.
      results: text === '' ? results : results.slice(0, MAX_SHOWN),
    })),
    summary: summary + shown,
  };
}

type Summed = { all: readonly ResultGroup[]; inTexts: number; finds: ServerFinds | undefined };

function summaryOf(text: string, { all, inTexts, finds }: Summed): string {
  const searches = finds === undefined ? [] : [finds.texts, finds.plan, finds.maps];
  const states = searches.flatMap((search) => search?.status ?? []);
  const isSearching = finds === undefined || states.includes('searching');
  if (!isSearching && !states.includes('failed') && all.length === 0) return resultTexts.nothing({ query: text });
  return [
    ...all.flatMap(({ kind, results }) => [
      kind === 'recent' || kind === 'commands' ? false : resultTexts.found[kind]({ count: results.length }),
      kind === 'activities' && inTexts > 0 && resultTexts.inTexts({ count: inTexts }),
    ]),
    all.length === 0 && resultTexts.nothingYet({ query: text }),
    isSearching && resultTexts.searching,
    finds?.texts?.status === 'failed' && resultTexts.textsFailed,
    finds?.plan?.status === 'failed' && resultTexts.planFailed,
    finds?.maps.status === 'failed' && resultTexts.mapsFailed,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
