import type { HistoryType } from '../model/history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a change-log entry says of one thing: changed fields only, null where there was or is nothing. */
export type LoggedThing = { type: string; id: string; was: Fields | null; now: Fields | null };

type Value = string | number | null;

/** What happened, by ids. `about` is a reference's name or a maturity item's id. */
export type HistoryEvent = {
  type: HistoryType;
  count: number;
  whatId?: string;
  whoId?: string;
  whoId2?: string;
  person?: string;
  about?: string;
  value?: Value;
  newValue?: Value;
};

type Told = Omit<HistoryEvent, 'count'>;
type Happening = 'created' | 'removed' | 'changed';

/**
 * What the history of a story map tells of one entry of its change log (foundation §4). An entry may tell of several things, or of none when it only
 * holds what follows from something else. What this rule does not know is told of as `changed`, once, and never with its raw fields.
 */
export function eventsOf(changes: readonly LoggedThing[]): HistoryEvent[] {
  const told = changes.flatMap((change) => tellerOf(change)(change, happeningOf(change)));
  return together(withoutFollowing(told));
}

function happeningOf({ was, now }: LoggedThing): Happening {
  if (was === null) return 'created';
  if (typeof now?.['deletedAt'] === 'number') return 'removed';
  return now?.['deletedAt'] === null ? 'created' : 'changed';
}

type Teller = (change: LoggedThing, happening: Happening) => Told[];

const tellers: Readonly<Record<string, Teller>> = {
  story_map: tellOfStoryMap,
  member: tellOfMember,
  what: tellOfWhat,
  who: tellOfWho,
  what_who_link: tellOfWhatWhoLink,
  who_who_link: tellOfWhoWhoLink,
  what_text: ({ id }) => [{ type: 'what_long_description', whatId: id }],
  what_reference: tellOfReference,
  what_maturity: tellOfMaturity,
  change_request: tellOfChangeRequest,
  // What follows from a request, and requests for access, change nothing on the map.
  change_request_member: () => [],
  access_request: () => [],
  // The company's own part of what the map's part tells already.
  company_what: () => [],
  company_who: () => [],
};

const tellerOf = ({ type, now }: LoggedThing): Teller =>
  now === null ? () => [] : (tellers[type] ?? (() => [{ type: 'changed' }]));

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const valueOf = (value: unknown): Value => (typeof value === 'number' ? value : text(value));

/** From what to what a field changed. */
const change = ({ was, now }: LoggedThing, field: string) => ({
  value: valueOf(was?.[field]),
  newValue: valueOf(now?.[field]),
});

/** One event for each field that changed. Fields in `silent` follow from others; one that nobody knows makes the thing `changed`. */
function tellOfFields(
  thing: LoggedThing,
  about: Partial<Told>,
  types: Readonly<Record<string, HistoryType>>,
  silent: readonly string[],
): Told[] {
  return Object.keys(thing.now ?? {}).flatMap((field): Told[] => {
    const type = types[field];
    if (type !== undefined) return [{ type, ...about, ...change(thing, field) }];
    return silent.includes(field) ? [] : [{ type: 'changed', ...about }];
  });
}

function tellOfStoryMap(thing: LoggedThing, happening: Happening): Told[] {
  if (happening === 'created') return [{ type: 'story_map_created' }];
  if (happening === 'removed') return [];
  const isLinked = thing.now?.['parentWhatRef'] !== null;
  const links: Told[] =
    thing.now !== null && 'parentWhatRef' in thing.now
      ? [{ type: isLinked ? 'story_map_parent_linked' : 'story_map_parent_unlinked' }]
      : [];
  const types = {
    name: 'story_map_name',
    why: 'story_map_why',
    owner: 'story_map_owner',
    businessOwner: 'story_map_business_owner',
  } as const;
  return [...tellOfFields(thing, {}, types, ['parentWhatRef', 'parentWhatRefCreator']), ...links];
}

function tellOfMember(thing: LoggedThing, happening: Happening): Told[] {
  const person = thing.id;
  if (happening === 'removed') return [{ type: 'member_removed', person }];
  if (happening === 'created') return [{ type: 'member_added', person, newValue: valueOf(thing.now?.['role']) }];
  return tellOfFields(thing, { person }, { role: 'member_role' }, []);
}

function tellOfWhat(thing: LoggedThing, happening: Happening): Told[] {
  const whatId = thing.id;
  if (happening === 'removed') return [{ type: 'what_deleted', whatId }];
  if (happening === 'created') return [{ type: 'what_created', whatId }];
  const { was, now } = thing;
  const moved = now !== null && 'parentId' in now && now['parentId'] !== was?.['parentId'];
  const types: Record<string, HistoryType> = {
    description: 'what_description',
    priorityId: 'what_priority',
    cost: 'what_cost',
    size: 'what_size',
    value: 'what_value',
    // A place and a rank among other neighbours come with a move.
    ...(moved ? { parentId: 'what_moved' } : {}),
  };
  const placed: Told[] = [
    ...(now !== null && 'orderKey' in now && !moved ? [{ type: 'what_order', whatId } as const] : []),
    ...(now !== null && 'rankKey' in now && !moved
      ? [{ type: now['rankKey'] === null ? 'what_rank_removed' : 'what_rank', whatId } as const]
      : []),
    ...(now !== null && 'childContainerId' in now
      ? [
          {
            type: now['childContainerId'] === null ? 'what_story_map_unlinked' : 'what_story_map_linked',
            whatId,
          } as const,
        ]
      : []),
  ];
  return [
    ...tellOfFields(thing, { whatId }, types, [
      'parentId',
      'parentGeneration',
      'level',
      'orderKey',
      'rankKey',
      'childContainerId',
    ]),
    ...placed,
  ];
}

function tellOfWho(thing: LoggedThing, happening: Happening): Told[] {
  const whoId = thing.id;
  if (happening === 'removed') return [{ type: 'who_deleted', whoId }];
  if (happening === 'created') return [{ type: 'who_created', whoId }];
  return tellOfFields(thing, { whoId }, { name: 'who_name', group: 'who_group', category: 'who_category' }, []);
}

/** The two ends of a link, which its id names. */
const endsOf = ({ id }: LoggedThing) => id.split('-') as [string?, string?];

function tellOfWhatWhoLink(thing: LoggedThing, happening: Happening): Told[] {
  const [whatId = '', whoId = ''] = endsOf(thing);
  const link = { whatId, whoId };
  if (happening === 'removed') return [{ type: 'what_who_link_removed', ...link }];
  if (happening === 'created')
    return [{ type: 'what_who_link_added', ...link, newValue: text(thing.now?.['linkTypeId']) }];
  return tellOfFields(thing, link, { linkTypeId: 'what_who_link_type' }, []);
}

function tellOfWhoWhoLink(thing: LoggedThing, happening: Happening): Told[] {
  const [one = '', other = ''] = endsOf(thing);
  // The id has both in order; which of them the link starts from is said when it is made.
  const from = text(thing.now?.['whoId']) ?? one;
  const link = { whoId: from, whoId2: from === one ? other : one };
  if (happening === 'removed') return [{ type: 'who_who_link_removed', ...link }];
  if (happening === 'created')
    return [{ type: 'who_who_link_added', ...link, newValue: text(thing.now?.['linkTypeId']) }];
  return tellOfFields(thing, link, { linkTypeId: 'who_who_link_type' }, []);
}

function tellOfReference({ was, now }: LoggedThing, happening: Happening): Told[] {
  const told = { ...was, ...now };
  const [whatId, about] = [text(told['whatId']), text(told['name'])];
  const names = { ...(whatId !== null && { whatId }), ...(about !== null && { about }) };
  return [{ type: happening === 'removed' ? 'what_reference_removed' : 'what_reference_added', ...names }];
}

function tellOfMaturity({ id, was, now }: LoggedThing, happening: Happening): Told[] {
  const types = { current: 'what_maturity_current', future: 'what_maturity_future' } as const;
  return (['current', 'future'] as const).flatMap((time) => {
    // What an Activity had before it was deleted and added anew is not what it has changed from.
    const before = happening === 'created' ? {} : levelsIn(was?.[time]);
    const after = levelsIn(now?.[time]);
    const items = time in (now ?? {}) ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : [];
    const judged = items.filter((item) => before[item] !== after[item]);
    return judged.map((about): Told => ({
      type: types[time],
      whatId: id,
      about,
      value: before[about] ?? null,
      newValue: after[about] ?? null,
    }));
  });
}

function levelsIn(levels: unknown): Record<string, number> {
  const entries = Object.entries((levels ?? {}) as Record<string, { level?: unknown }>);
  return Object.fromEntries(entries.flatMap(([item, { level }]) => (typeof level === 'number' ? [[item, level]] : [])));
}

function tellOfChangeRequest({ id, now }: LoggedThing, happening: Happening): Told[] {
  if (happening !== 'created') return [];
  const [kind = '', objectId = ''] = id.split('-');
  const values = { value: text(now?.['oldText']), newValue: text(now?.['newText']) };
  return [
    kind === 'what'
      ? { type: 'what_change_requested', whatId: objectId, ...values }
      : { type: 'who_change_requested', whoId: objectId, ...values },
  ];
}

/** Leaves out what only follows from something else in the same entry. */
function withoutFollowing(told: readonly Told[]): Told[] {
  const has = (...types: HistoryType[]) => told.some(({ type }) => types.includes(type));
  const isFirst = (event: Told) => told.find(({ type }) => type === event.type) === event;
  return told.filter((event) => {
    // Neighbours may get other keys to make room for the one that was placed, which comes first.
    if (event.type === 'what_order') return !has('what_created', 'what_moved') && isFirst(event);
    if (event.type === 'what_rank') return isFirst(event);
    // A new owner leaves the members, and the old one becomes an editor (foundation §6).
    if (['member_added', 'member_role', 'member_removed'].includes(event.type)) return !has('story_map_owner');
    if (event.type === 'changed') return isFirst(event);
    return true;
  });
}

/** Whos that got another group or category together are told of together. */
function together(told: readonly Told[]): HistoryEvent[] {
  const found: HistoryEvent[] = [];
  for (const event of told) {
    const isGrouping = event.type === 'who_group' || event.type === 'who_category';
    const same = isGrouping
      ? found.findIndex(
          (other) => other.type === event.type && other.value === event.value && other.newValue === event.newValue,
        )
      : -1;
    const known = found[same];
    if (known === undefined) found.push({ ...event, count: 1 });
    else {
      const { whoId: _whoId, ...all } = known;
      found[same] = { ...all, count: known.count + 1 };
    }
  }
  return found;
}
