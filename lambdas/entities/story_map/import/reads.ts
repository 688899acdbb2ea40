import { ownerAmong, placesOfShared, type TextOwner } from '#lambdas/entities/company/shared.ts';
import { readUsage, usageOf } from '#lambdas/entities/story_map/usage.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import type { Stored } from '#lambdas/store/items.ts';
import { type Key, type Keys, nameOfKey, type Range, type SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ImportItem, ImportType } from '#shared/model/story_map/importItem.ts';
import * as mapLimits from '../limits.ts';
import { findRelease, findWhat, findWho } from './find.ts';
import { addEpicBytes, type ImportState, LIMITS, nameOfOwner, type Owner, ownerOf, rowsOf } from './state.ts';

type RangeOf = (keys: Keys, containerId: string) => Range;

const IN_RELEASES: readonly RangeOf[] = [rowKeys.releases, rowKeys.whats, rowKeys.whatsOfReleases];
/** What a story map has that items of a type may be, or name. */
const RANGES: Readonly<Record<ImportType, readonly RangeOf[]>> = {
  what: [rowKeys.whats],
  who: [rowKeys.whos, rowKeys.whoLabels],
  what_who_link: [rowKeys.whats, rowKeys.whos],
  release: [rowKeys.releases],
  release_what: IN_RELEASES,
  explore_object: IN_RELEASES,
  epic: IN_RELEASES,
  objective: [rowKeys.objectives],
  problem: [rowKeys.problems],
};

/** Reads what items are about, in two rounds whatever their number. */
export async function readForImport(
  reader: Reader,
  containerId: string,
  items: readonly ImportItem[],
): Promise<ImportState> {
  const { keys } = reader;
  const texts = textsOf(items);
  const places = texts.map(({ kind, text }) => placesOfShared(keys, kind, text));
  const [ranges, found, settings, linkUsage] = await Promise.all([
    Promise.all(firstRanges(keys, containerId, items).map((range) => reader.range<Stored>(range))),
    reader.get<TextOwner[]>(places.flat()),
    reader.get<Stored[]>(firstSettings(keys, items)),
    items.some(({ type }) => type === 'what_who_link')
      ? readUsage(reader, containerId, mapLimits.whatWhoLinks)
      : undefined,
  ]);
  const owners = new Map<string, Owner>();
  let at = 0;
  texts.forEach(({ kind, text }, i) => {
    const count = places[i]?.length ?? 0;
    const owner = ownerAmong(found.slice(at, at + count));
    at += count;
    if (owner !== undefined) owners.set(nameOfOwner(kind, text), owner);
  });
  const state: ImportState = {
    ...{ keys, containerId, owners },
    rows: new Map([...ranges.flat(), ...settings].flatMap((row) => (row === undefined ? [] : [[nameOfKey(row), row]]))),
    usage: new Map(linkUsage === undefined ? [] : [[mapLimits.whatWhoLinks, linkUsage]]),
    epicBytes: new Map(),
  };
  for (const row of await secondRead(reader, state, items)) state.rows.set(nameOfKey(row), row);
  for (const type of new Set(items.map((item) => item.type))) {
    const limit = LIMITS[type];
    if (limit !== undefined) state.usage.set(limit, usageOf(limit, rowsOf(state, type)));
  }
  for (const epic of rowsOf<Stored<{ releaseId: string }>>(state, 'epic')) addEpicBytes(state, epic);
  return state;
}

/** The texts of Activities and Whos that may be those of the company. */
function textsOf(items: readonly ImportItem[]): { kind: SharedKind; text: string }[] {
  return items.flatMap((item): { kind: SharedKind; text: string }[] => {
    if (item.type === 'what') return [{ kind: 'what', text: item.description }];
    return item.type === 'who' ? [{ kind: 'who', text: item.name }] : [];
  });
}

/** The ranges to read for some items, each once. */
function firstRanges(keys: Keys, containerId: string, items: readonly ImportItem[]): Range[] {
  const ranges = new Set(items.flatMap(({ type }) => RANGES[type]));
  return [...ranges].map((range) => range(keys, containerId));
}

/** The settings of the company that items name. */
function firstSettings(keys: Keys, items: readonly ImportItem[]): Key[] {
  const named = items.flatMap((item) => {
    if (item.type === 'what_who_link') return [rowKeys.setting(keys, 'who_what_link_type', item.linkTypeId)];
    const id = item.type === 'what' ? item.fields?.priorityId : item.type === 'epic' ? item.priorityId : undefined;
    return typeof id === 'string' ? [rowKeys.setting(keys, 'priority', id)] : [];
  });
  return named;
}

/** Reads what can be found only once the first rows are known: by the Activities, Whos and releases that items name. */
async function secondRead(reader: Reader, state: ImportState, items: readonly ImportItem[]): Promise<Stored[]> {
  const { keys, containerId } = state;
  const rows = items.flatMap((item): Key[] => {
    if (item.type === 'what' && item.longDescription !== undefined) {
      const owner = ownerOf(state, 'what', item.description);
      return owner === undefined ? [] : [rowKeys.whatText(keys, containerId, owner.ownerId)];
    }
    if (item.type !== 'what_who_link') return [];
    const [what, who] = [findWhat(state, item.what), findWho(state, item.who)];
    return what === undefined || who === undefined ? [] : [linkKey(state, what, who)];
  });
  const releases = (types: readonly ImportType[]) =>
    new Set(
      items.flatMap((item) =>
        types.includes(item.type) && 'release' in item ? (findRelease(state, item.release)?.id ?? []) : [],
      ),
    );
  const ranges = [
    ...[...releases(['epic'])].map((id) => rowKeys.epicsOfRelease(keys, containerId, id)),
    ...[...releases(['epic', 'explore_object'])].map((id) => rowKeys.exploreOfRelease(keys, containerId, id)),
  ];
  const [found, ...inReleases] = await Promise.all([
    reader.get<Stored[]>(rows),
    ...ranges.map((range) => reader.range<Stored>(range)),
  ]);
  return [...found.filter((row) => row !== undefined), ...inReleases.flat()];
}

const linkKey = ({ keys, containerId }: ImportState, what: WhatItem, who: WhoItem) =>
  rowKeys.whatWhoLink(keys, containerId, what.id, who.id);
