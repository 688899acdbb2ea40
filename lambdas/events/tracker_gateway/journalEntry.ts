import type { Sender } from '#lambdas/ports/jira/jiraMethods.ts';
import type { RefusalReason } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import { nextUlid } from '#lambdas/store/ulid.ts';
import type { JournalEntry, JiraChange } from '#shared/model/integration/jiraJournal.ts';
import { issueValueText } from '#shared/rules/integration/mapEpic.ts';
import * as driftTexts from '#shared/texts/integration/drift.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';

/** The length of a text of an entry, and of all of them together. */
const TEXT = 500;
const ALL_TEXTS = 10_000;

/** What Jira is asked to change. */
export type AskedChange = {
  [Method in JiraChange]: { readonly method: Method; readonly args: Parameters<JiraPort[Method]> };
}[JiraChange];
/** What it answers to that. */
export type ChangeAnswer = Awaited<ReturnType<JiraPort[JiraChange]>>;
/** A change with who has asked for it, and where. */
export type SentChange = AskedChange & { readonly integrationId: string; readonly sender: Sender };
/** What came of a change. */
export type ChangeOutcome = { readonly answer: ChangeAnswer } | { readonly refused?: RefusalReason };

/** A change at Jira and its outcome, as the journal holds it. It holds no credential, since neither of them does. */
export function journalEntryOf(change: SentChange, outcome: ChangeOutcome): JournalEntry {
  const { integrationId, method, sender } = change;
  const at = Date.now();
  const common = { id: nextUlid(at), at, integrationId, change: method, ...senderOf(sender) };
  const what = whatWasSent(change);
  const came: Came = 'answer' in outcome ? resultOf(outcome.answer) : { ...nothing, refused: outcome.refused ?? null };
  const all = shortener();
  const entry = {
    ...common,
    ...came,
    issueKey: came.issueKey ?? what.issueKey,
    target: what.target,
    messages: came.messages.map(all.shorten),
    fieldErrors: Object.fromEntries(Object.entries(came.fieldErrors).map(([id, text]) => [id, all.shorten(text)])),
    values: what.values.map((value) => ({ ...value, text: all.shorten(value.text) })),
  };
  return { ...entry, cut: all.hasCut() };
}

const senderOf = ({ uid, place, replays }: Sender) => ({ uid, place, replays: replays ?? null });

function whatWasSent(change: AskedChange): Pick<JournalEntry, 'issueKey' | 'target' | 'values'> {
  switch (change.method) {
    case 'testIssue':
    case 'createIssue': {
      const [{ projectId, issueTypeId, values }] = change.args;
      return {
        issueKey: null,
        target: { projectId, issueTypeId },
        values: values.map(({ fieldId, name, value }) => ({ fieldId, name, text: issueValueText(value) })),
      };
    }
    case 'updateIssue': {
      const [issueKey, sent] = change.args;
      const values = (['summary', 'priority', 'fixVersion'] as const).flatMap((fieldId) =>
        sent[fieldId] === undefined ? [] : [{ fieldId, name: fieldId, text: sent[fieldId] }],
      );
      const mapped = (sent.values ?? []).map(({ fieldId, name, value }) => ({
        ...{ fieldId, name, text: issueValueText(value) },
      }));
      return { issueKey, target: null, values: [...values, ...mapped] };
    }
    case 'transitionIssue': {
      const [issueKey, isDone] = change.args;
      const text = driftTexts.values[isDone ? 'done' : 'open'];
      return { issueKey, target: null, values: [{ fieldId: 'status', name: driftTexts.fields.status, text }] };
    }
    case 'putRemoteLink': {
      const [issueKey, { title, url }] = change.args;
      return { issueKey, target: null, values: [{ fieldId: 'url', name: title, text: url }] };
    }
    case 'deleteRemoteLink':
      return { issueKey: change.args[0], target: null, values: [] };
  }
}

type Came = Pick<JournalEntry, 'success' | 'refused' | 'messages' | 'fieldErrors' | 'issueKey'>;
const nothing: Came = { success: false, refused: null, messages: [], fieldErrors: {}, issueKey: null };

/** What Jira has answered. */
function resultOf(answer: ChangeAnswer): Came {
  if (answer === true) return { ...nothing, success: true };
  if ('key' in answer) return { ...nothing, success: true, issueKey: answer.key };
  const left = 'left' in answer ? answer.left : null;
  const stays = left === null ? [] : [mappingTexts.leftIssue({ key: left })];
  const messages = [...answer.messages, ...stays];
  return {
    ...nothing,
    success: messages.length === 0 && Object.keys(answer.errors).length === 0,
    ...{ messages, fieldErrors: answer.errors, issueKey: left },
  };
}

/** Cuts texts, so that an entry stays small whatever was sent. */
function shortener() {
  let left = ALL_TEXTS;
  let cut = false;
  return {
    shorten: (text: string): string => {
      const short = text.slice(0, Math.min(TEXT, left));
      left -= short.length;
      cut ||= short.length < text.length;
      return short.length < text.length ? `${short}…` : text;
    },
    hasCut: () => cut,
  };
}
