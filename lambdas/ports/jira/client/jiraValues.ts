import type { IssueFieldValue } from '#shared/rules/integration/mapEpic.ts';
import type { JiraKind } from './jiraKind.ts';
import { wikiText } from './wikiText.ts';

/** Jira's own fields whose options are named and not valued. */
const named = new Set(['priority', 'versions', 'fixVersions', 'components']);

/** The fields that Data Center reads as wiki markup unless its administrators say otherwise. */
const markedUp = new Set(['description', 'environment']);
export const isMarkedUp = (fieldId: string): boolean => markedUp.has(fieldId);

/** The values of an issue in the form of a kind of Jira. */
export function jiraFields({ richText }: JiraKind, values: readonly IssueFieldValue[]): Record<string, unknown> {
  return Object.fromEntries(values.map((value) => [value.fieldId, jiraValue(richText, value)]));
}

function jiraValue(richText: boolean, { fieldId, type, value }: IssueFieldValue): unknown {
  const option = ({ id, name }: { id: string | null; name: string }) =>
    id !== null ? { id } : named.has(fieldId) ? { name } : { value: name };
  switch (value.kind) {
    case 'text':
      if (!richText) return isMarkedUp(fieldId) ? wikiText(value.text) : value.text;
      return type === 'multi-line string' ? documentOf(value.text) : value.text;
    case 'number':
      return value.number;
    case 'option':
      return option(value.option);
    case 'options':
      return value.options.map(option);
    case 'words':
      return value.words;
    case 'issue':
      // A link to an epic is a custom field that holds a key.
      return fieldId === 'parent' ? { key: value.key } : value.key;
  }
}

/** A text as a document of Atlassian's format: paragraphs, and their lines with breaks in between. */
function documentOf(text: string): object {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return { type: 'doc', version: 1, content: paragraphs.map(paragraphOf) };
}

function paragraphOf(text: string): object {
  const lines = text.split('\n').map((line) => (line === '' ? [] : [{ type: 'text', text: line }]));
  const content = lines.flatMap((line, i): object[] => (i === 0 ? line : [{ type: 'hardBreak' }, ...line]));
  return { type: 'paragraph', content };
}
