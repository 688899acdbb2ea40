import { createContext, useContext } from 'react';
import type { Call } from '#web/replica/command.ts';
import { PendingCommands } from '#web/replica/pendingCommands.ts';
import { type Replica } from '#web/replica/replica.ts';
import { type Arrival, Scope } from '#web/replica/scope.ts';
import { COMPANY_SCOPE, isInitiativeScope, isMapScope, mapScope, OWN_SCOPE } from '#web/replica/scopes.ts';
import { recordChanges } from '#web/replica/undo/recordChanges.ts';
import { UndoStack } from '#web/replica/undo/UndoStack.ts';
import { accessRequests, companies, companyEntities, initiatives, requestId, storyMapCards } from './entities.ts';
import { stars } from './stars.ts';

const MAP_SCOPE = mapScope('');

/** This tab's state of the user's company and their own data, with unanswered edits. */
export class CompanyReplica {
  readonly scope = new Scope(COMPANY_SCOPE);
  readonly pending: PendingCommands;
  /** The signed-in user's private data. */
  readonly own = new Scope(OWN_SCOPE);
  readonly ownPending: PendingCommands;
  /** What its user can undo on the pages of the company. */
  readonly changes = new UndoStack();
  /** The stack of the page on the screen. */
  #recorded = this.changes;

  constructor(call: Call) {
    this.scope.define(...companyEntities);
    this.own.define(accessRequests, stars);
    this.pending = new PendingCommands(this.scope, call);
    this.ownPending = new PendingCommands(this.own, call);
    recordChanges(this.scope, this.pending, () => this.#recorded);
  }

  /**
   * Puts changes on the stack of a page that shows several story maps: those of maps that are not open are sent from
   * here. @returns stops it
   */
  recordOn(changes: UndoStack): () => void {
    this.#recorded = changes;
    return () => {
      if (this.#recorded === changes) this.#recorded = this.changes;
    };
  }

  /** Applies arriving changes. @returns stops it */
  join(replica: Replica): () => void {
    const leave = [
      replica.join(this.scope, { pending: this.pending, takes: ofTheCompany }),
      replica.join(this.own, { pending: this.ownPending, takes: requestsOfMaps }),
    ];
    return () => leave.forEach((end) => end());
  }
}

/**
 * Lists show the current state of a map or an initiative, whichever page changed it. A map that becomes the top of the
 * hierarchy changes the company.
 */
function ofTheCompany(from: string, { changed, removed }: Arrival): Arrival | undefined {
  const listed = isInitiativeScope(from) ? initiatives : storyMapCards;
  const isTaken = ({ type }: { type: string }) => type === listed.type || type === companies.type;
  const taken = { changed: changed.filter(isTaken), removed: removed.filter(isTaken) };
  return taken.changed.length + taken.removed.length === 0 ? undefined : taken;
}

/** A request answered on its map no longer waits. */
function requestsOfMaps(from: string, { removed }: Arrival): Arrival | undefined {
  if (!isMapScope(from)) return undefined;
  const containerId = from.slice(MAP_SCOPE.length);
  const answered = removed
    .filter(({ type }) => type === accessRequests.type)
    .map((request) => ({ ...request, id: requestId({ containerId, userId: request.id }) }));
  return answered.length === 0 ? undefined : { changed: [], removed: answered };
}

/** The company of the signed-in user. */
export const CompanyContext = createContext<CompanyReplica | undefined>(undefined);

/** The known data of the signed-in user's company. */
export function useCompany(): CompanyReplica {
  const company = useContext(CompanyContext);
  if (company === undefined) throw new Error('What shows the company needs a CompanyContext above');
  return company;
}
