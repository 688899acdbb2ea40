import { createContext, useContext } from 'react';
import type { Call } from '#web/replica/command.ts';
import { initiatives } from '#web/replica/company/entities.ts';
import { PendingCommands, type PendingOptions } from '#web/replica/pendingCommands.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { epics } from '#web/replica/release/epics.ts';
import { type Replica } from '#web/replica/replica.ts';
import { type Arrival, Scope } from '#web/replica/scope.ts';
import { initiativeScope, isMapScope } from '#web/replica/scopes.ts';
import { recordChanges } from '#web/replica/undo/recordChanges.ts';
import { UndoStack } from '#web/replica/undo/UndoStack.ts';
import { initiativeMembers, initiativeReleases, initiativeWhats, releaseGroups } from './entities.ts';

/** The types of entities that make up an initiative; the answer of `get_initiative` holds all of them. */
export const initiativeEntities = [
  initiatives,
  initiativeMembers,
  initiativeWhats,
  releaseGroups,
  initiativeReleases,
  releases,
  releaseWhats,
  epics,
] as const;

/** The contents of releases, which belong to their story maps. */
const CONTENTS: readonly string[] = [releases.type, releaseWhats.type, epics.type];

type InitiativeOptions = PendingOptions & {
  /** What its user can undo, from an earlier visit of this tab. */
  changes?: UndoStack;
};

/** An open initiative: what this tab knows of it and of the releases in it, and its pending edits. */
export class InitiativeReplica {
  readonly id: string;
  readonly scope: Scope;
  readonly pending: PendingCommands;
  /** What its user can undo. */
  readonly changes: UndoStack;

  constructor(id: string, call: Call, { changes = new UndoStack(), ...edits }: InitiativeOptions = {}) {
    this.id = id;
    this.scope = new Scope(initiativeScope(id));
    this.scope.define(...initiativeEntities);
    this.pending = new PendingCommands(this.scope, call, edits);
    this.changes = changes;
    recordChanges(this.scope, this.pending, () => changes);
  }

  /** Applies arriving changes: its own, and those of releases in it, on whichever page they were made. @returns stops it */
  join(replica: Replica): () => void {
    return replica.join(this.scope, {
      pending: this.pending,
      takes: (from, arrival) => (isMapScope(from) ? this.#contentsOf(arrival) : undefined),
    });
  }

  #contentsOf({ changed, removed }: Arrival): Arrival | undefined {
    const isShown = (entity: { type: string; id: string; releaseId?: unknown }) => {
      const releaseId = typeof entity.releaseId === 'string' ? entity.releaseId : entity.id;
      return CONTENTS.includes(entity.type) && this.scope.get(initiativeReleases, releaseId) !== undefined;
    };
    const isKnown = ({ type, id }: { type: string; id: string }) =>
      CONTENTS.includes(type) && this.scope.versionOf(type, id) !== null;
    const taken = { changed: changed.filter(isShown), removed: removed.filter(isKnown) };
    return taken.changed.length + taken.removed.length === 0 ? undefined : taken;
  }
}

/** The open initiative. */
export const InitiativeContext = createContext<InitiativeReplica | undefined>(undefined);

/** The open initiative. */
export function useInitiativeReplica(): InitiativeReplica {
  const initiative = useContext(InitiativeContext);
  if (initiative === undefined) throw new Error('What shows an initiative needs an InitiativeContext above');
  return initiative;
}
