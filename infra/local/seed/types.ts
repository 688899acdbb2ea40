import type { DEFAULT_NAMES, DEFAULT_PRIORITIES } from '#shared/model/company/settings.ts';
import type { ExploreType } from '#shared/model/epic/epic.ts';
import type { MaturityLevel } from '#shared/model/limits.ts';
import type { AccessType } from '#shared/model/people/accessRequest.ts';

/** An account that `npm start` prints. `what` describes the person in a few words. */
export type DemoAccount = { readonly email: string; readonly password: string; readonly what: string };

/** What a demo story map has in its trash. */
export type DemoTrash = {
  readonly whats: readonly { readonly text: string; /** A backbone Activity. */ readonly under: string }[];
  readonly whos: readonly string[];
  /** Names of releases, with an Activity each. */
  readonly releases: readonly { readonly name: string; readonly what: string }[];
};

/** An Activity of a demo story map; `rank` is its importance within its level, 1 the first. */
export type DemoActivity = {
  readonly text: string;
  readonly priority?: PriorityName;
  /** Thousands of euros. */
  readonly cost?: number;
  /** Story points. */
  readonly size?: number;
  /** Points of a hundred. */
  readonly value?: number;
  readonly rank?: number;
};

/** A backbone Activity with its children in order. */
type DemoColumn = DemoActivity & { readonly children: readonly DemoActivity[] };

/** A Who of a demo story map and its labels; null for none. */
export type DemoWho = { readonly name: string; readonly group: string | null; readonly category: string | null };

type NameOf<Setting extends keyof typeof DEFAULT_NAMES> = (typeof DEFAULT_NAMES)[Setting][number];

/** A Who, how it is linked, and another Who of the same map. */
export type DemoRelation = readonly [who: string, type: NameOf<'who_who_link_type'>, other: string];

type DemoMaturity = Readonly<Record<NameOf<'maturity'>, MaturityLevel>>;

/** The details of an Activity besides its numbers. */
export type DemoDetails = {
  readonly longDescription?: string;
  /** Names of Whos of the map by the type of link. */
  readonly whos?: Readonly<Partial<Record<NameOf<'who_what_link_type'>, readonly string[]>>>;
  readonly references?: readonly { readonly name: string; readonly type: NameOf<'reference_link'> }[];
  readonly maturity?: { readonly current: DemoMaturity; readonly future: DemoMaturity };
  /** The name of its story map. Somebody must be able to edit both. */
  readonly storyMap?: string;
};

type PriorityName = (typeof DEFAULT_PRIORITIES)[number]['name'];

/** An epic of the demo: named by a free text, by an explore item of its Activity, or else by its Who. */
export type DemoEpic = {
  readonly name?: string;
  readonly item?: readonly [type: ExploreType, name: string];
  /** Its primary Who. */
  readonly who?: string;
  /** Its primary output, an explore item. */
  readonly output?: string;
  readonly priority: PriorityName;
  readonly cost?: number;
  readonly size?: number;
  readonly value?: number;
  readonly scenarios?: readonly {
    readonly who: string;
    readonly when?: string;
    readonly input?: string;
    readonly output?: string;
  }[];
  readonly done?: boolean;
};

/** An Activity in a release, with its When, Where and Data items by kind. */
export type DemoReleaseWhat = {
  readonly text: string;
  readonly explore?: Readonly<Partial<Record<ExploreType, readonly string[]>>>;
  readonly epics: readonly DemoEpic[];
};

/** What a demo story map is there for. A benefit starts and ends this many days from the creation of the demo. */
export type DemoFrame = {
  readonly objectives: readonly {
    readonly name: string;
    readonly benefits: readonly {
      readonly name: string;
      readonly description?: string;
      readonly achieved: number;
      readonly active?: boolean;
      readonly from: number;
      readonly to: number;
    }[];
  }[];
  readonly problems: readonly {
    readonly name: string;
    readonly description: string;
    /** Names of objectives. */
    readonly serves: readonly string[];
    readonly solved?: boolean;
  }[];
};

/** A release of the demo; it starts and ends this many days from the day on which the demo is created. */
export type DemoRelease = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly completed: boolean;
  /** Names of the objectives and problems of its map. */
  readonly objectives?: readonly string[];
  readonly problems?: readonly string[];
  readonly whats: readonly DemoReleaseWhat[];
};

/** A demo story map, its backbone left to right. People are named by the part of their address before the @. */
export type DemoMap = {
  readonly name: string;
  readonly why: string;
  readonly owner: string;
  readonly editors: readonly string[];
  readonly viewers: readonly string[];
  readonly backbone: readonly DemoColumn[];
  readonly businessOwner: string | null;
  readonly whos: readonly DemoWho[];
  readonly relations: readonly DemoRelation[];
  /** By the descriptions of its Activities. */
  readonly details: Readonly<Record<string, DemoDetails>>;
  readonly frame?: DemoFrame;
  readonly releases?: readonly DemoRelease[];
  /** The people who wait for an answer of the owner. */
  readonly requests: readonly { readonly person: string; readonly access: AccessType }[];
  readonly trash?: DemoTrash;
};

/**
 * A person's state in the company: `member` has access and no role, `waiting` has signed up and has no access yet,
 * `asking` has asked for it too, `invited` has access and has not signed up yet, `removed` has lost access.
 */
type DemoStanding =
  | 'superAdmin'
  | 'admin'
  | 'globalStoryMapViewer'
  | 'member'
  | 'waiting'
  | 'asking'
  | 'invited'
  | 'removed';

export type DemoPerson = {
  /** The part of the address before the @. */
  readonly id: string;
  readonly name: string;
  readonly standing: DemoStanding;
  /** The description for the terminal, of those whom it lists. */
  readonly what?: string;
};

/** A request for another text of an Activity or Who that several maps share, with the answers to it. */
export type DemoChangeRequest = {
  readonly by: string;
  /** The map that asks. */
  readonly map: string;
  readonly kind: 'what' | 'who';
  readonly old: string;
  readonly wanted: string;
  readonly answers: Readonly<Record<string, boolean>>;
  readonly escalated: boolean;
};

/** An initiative. It starts and ends this many days from the creation of the demo. */
export type DemoInitiative = {
  readonly name: string;
  readonly owner: string;
  /** The people who may edit it too; among them and its owner are the owners of its story maps. */
  readonly members: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Activities, each with a map that has it. */
  readonly whats: readonly { readonly map: string; readonly text: string }[];
  /** Groups in order; one without a name bears those of its releases. */
  readonly groups: readonly {
    readonly name?: string;
    readonly releases: readonly { readonly map: string; readonly release: string }[];
  }[];
};

/** A story map that its owner has deleted. */
export type DemoDeletedMap = Pick<DemoMap, 'name' | 'why' | 'owner'>;

/** An initiative that its owner has deleted. */
export type DemoDeletedInitiative = Pick<DemoInitiative, 'name' | 'owner'>;

/** An epic that is exported, and what people change of its issue afterwards, by the names of the form in the local Jira. */
export type DemoExport = {
  readonly map: string;
  readonly release: string;
  readonly epic: string;
  readonly inJira?: { readonly summary: string } | { readonly status: 'Done' };
};

/** A demo company. The first person creates it and is its super admin; the maps are in order of creation. */
export type DemoCompany = {
  readonly domain: string;
  readonly people: readonly DemoPerson[];
  readonly maps: readonly DemoMap[];
  readonly changeRequests?: readonly DemoChangeRequest[];
  readonly deletedMaps?: readonly DemoDeletedMap[];
  readonly initiatives?: readonly DemoInitiative[];
  readonly deletedInitiatives?: readonly DemoDeletedInitiative[];
  /** The name of the story map at the top of the hierarchy. */
  readonly hierarchyTop?: string;
  /** The name of its connection with the local Jira. */
  readonly jira?: string;
  readonly exports?: readonly DemoExport[];
};
