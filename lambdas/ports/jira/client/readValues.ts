import * as z from 'zod/mini';
import { listText } from '#shared/rules/integration/followedFields.ts';
import type { JiraKind } from './jiraKind.ts';
import { isMarkedUp } from './jiraValues.ts';
import { plainText } from './wikiText.ts';

const option = z.object({ name: z.optional(z.string()), value: z.optional(z.string()) });
const node = z.object({
  type: z.string(),
  text: z.optional(z.string()),
  get content() {
    return z.optional(z.array(node));
  },
});
type Node = z.infer<typeof node>;

/** The value of a field as people read it; empty for none, and for one of a form that no mapping fills. */
export function textOfValue({ richText }: JiraKind, fieldId: string, value: unknown): string {
  if (typeof value === 'string') return !richText && isMarkedUp(fieldId) ? plainText(value) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return listText(value.map((one) => textOfOption(one)).filter((text) => text !== ''));
  const document = z.safeParse(node, value);
  return document.success && document.data.type === 'doc' ? textOfDocument(document.data) : textOfOption(value);
}

function textOfOption(value: unknown): string {
  if (typeof value === 'string') return value;
  const { data } = z.safeParse(option, value);
  return data?.name ?? data?.value ?? '';
}

/** A document of Atlassian's format as a text: its blocks with blank lines in between. */
const textOfDocument = ({ content = [] }: Node): string => content.map(textOfNode).join('\n\n');

const textOfNode = ({ type, text = '', content = [] }: Node): string =>
  type === 'hardBreak' ? '\n' : text + content.map(textOfNode).join('');
