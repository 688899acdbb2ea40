import type { Stored } from '#lambdas/store/items.ts';
import type { Key, Keys, Range } from '#lambdas/store/keys.ts';
import type { KnownError } from '#shared/CallError.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';

type Row = Stored<Record<string, unknown>>;

/**
 * The keys of what an entity stands under, by type; none when it stands under none of that type. The story map or the
 * initiative in whose partition it is goes without saying.
 */
export type ParentKeys<Item = Row> = Readonly<Partial<Record<EntityType, (keys: Keys, row: Item) => readonly Key[]>>>;

/** Rows that belong to an entity, which are deleted, restored and purged with it. */
export type OwnRows<Item = Row> = {
  /** Of the rows that are found, those of these types. */
  readonly types: readonly EntityType[];
  /** Of these, those that are its own; absent for all. */
  readonly isOwn?: (part: Row, owner: Item) => boolean;
} & (
  | { readonly at: (keys: Keys, owner: Item) => readonly (Key | Range)[] }
  /** Rows that are found by each row of a list. */
  | {
      readonly list: (keys: Keys, owner: Item) => Range;
      readonly each: (keys: Keys, listed: Row, owner: Item) => readonly (Key | Range)[];
    }
);

/** The limit of one kind of entity on a story map, its range of rows, and the message when the map is full. */
export type MapLimit = {
  max: { readonly count: number; readonly bytes: number };
  range: (keys: Keys, containerId: string) => Range;
  full: string;
};

/** What holds a limited number of an entity: its story map, a row that counts it, or a list of rows. */
export type Holder<Item = Row> =
  | { readonly map: MapLimit }
  | ({ readonly max: number; readonly refusal: KnownError } & (
      | { readonly row: (keys: Keys, row: Item) => Key; readonly counter: string }
      /** It counts rows of the type of the entity, without deleted ones. `isAlike` tells which; absent for all. */
      | { readonly list: (keys: Keys, row: Item) => Range; readonly isAlike?: (other: Item, row: Item) => boolean }
    ));

/** What an entity belongs to, and what belongs to it. Types are named by their strings, so no definition imports another. */
export type Belonging<Item = Row> = {
  /** What it stands under: it is hidden while one of these is deleted. */
  parent?: ParentKeys<Item>;
  /** What belongs to it, in the order in which it is purged: what counts others before those. */
  owns?: readonly OwnRows<Item>[];
  /**
   * What holds a limited number of it, so that a revert does not bring back or move too many (rule undo.5); empty for
   * what is not limited, and for what no revert changes.
   */
  heldBy: readonly Holder<Item>[];
  /** The key of its entry in a trash, for entities that are in one once deleted. */
  trash?: (keys: Keys, row: Item, deletedAt: number) => Key;
};
