import { permissionDenied } from '#shared/errors.ts';
import { errorOfNoAnswer } from '#web/base/api/ApiError.ts';
import { tabId } from '#web/base/api/client.ts';
import { tokenClaims } from '#web/base/api/identity.ts';
import { browserLocks } from '#web/base/browser/tabLocks.ts';
import { personOfClaims } from '#web/base/session/person.ts';
import type { Keeping } from '#web/replica/kept/keptContext.ts';
import { KeptEdits } from '#web/replica/kept/KeptEdits.ts';
import { PageStore } from '#web/replica/kept/PageStore.ts';
import { OpenScopes } from '#web/replica/openScopes.ts';
import { replica } from '#web/replica/replica.ts';
import { onForgetAnswers } from '#web/replica/session/answers.ts';
import { ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { UndoStack } from '#web/replica/undo/UndoStack.ts';
import { keptCommandNamed } from './keptCommands.ts';

/** One for the page: without storage, it outlives an expired session. */
const store = new PageStore();
let current: (Keeping & { owner: string; end: () => void }) | undefined;

onForgetAnswers(() => {
  current?.end();
  current = undefined;
});

/** The kept edits of a user, from their first use until their session ends. */
export function keepingOf(owner: string): Keeping {
  if (current?.owner === owner) return current;
  current?.end();
  current = startKeeping(owner);
  return current;
}

function startKeeping(owner: string): NonNullable<typeof current> {
  let isOver = false;
  const scopes = new OpenScopes((opened) => {
    const leave = [opened.join(replica), edits.join(opened.scope.name, opened.pending)];
    return () => leave.forEach((end) => end());
  });
  const edits: KeptEdits = new KeptEdits({
    owner,
    tab: tabId,
    store,
    commandNamed: keptCommandNamed,
    locks: browserLocks,
    channel: new BroadcastChannel(`storyd.outbox/${owner}`),
    isOwnerSignedIn: async () => (await ownerOfToken()) === owner,
    openScope: async (scope) => {
      const open = scopes.get(scope);
      if (open !== undefined) return scopes.hold(open);
      const { openScope } = await import('./openScope.ts');
      return openScope(scope, scopes, edits.journalOf(scope), () => isOver);
    },
    lostAccess: { code: permissionDenied.code, message: permissionDenied.message },
  });
  edits.start().catch((error: unknown) => reportError(error));
  const end = () => {
    isOver = true;
    edits.end();
    scopes.closeAll();
  };
  const stacks = new Map<string, UndoStack>();
  const changesOf = (scope: string): UndoStack => {
    const changes = stacks.get(scope) ?? new UndoStack();
    stacks.set(scope, changes);
    return changes;
  };
  return { owner, edits, scopes, changesOf, end };
}

/** The user whose token this browser has, which another tab may have changed. @throws ApiError without network */
async function ownerOfToken(): Promise<string | undefined> {
  try {
    const claims = await tokenClaims();
    const { company, uid } = claims === undefined ? { company: '', uid: undefined } : personOfClaims(claims);
    return uid === undefined ? undefined : ownerOf({ company, uid });
  } catch (cause) {
    throw errorOfNoAnswer('command', cause);
  }
}
