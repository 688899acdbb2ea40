/** What a Jira answers to a request: a status, and the JSON of its body if it has one. */
export type Reply = { readonly status: number; readonly content?: object };

/** A request below the path of the API. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

/** A success with this content. */
export const ok = (content: object, status = 200): Reply => ({ status, content });

/** A refusal as a whole. */
export const failure = (status: number, ...errorMessages: string[]): Reply => ({
  status,
  content: { errorMessages, errors: {} },
});

/** A refusal of fields, by their ids. */
export const fieldFailure = (errors: Readonly<Record<string, string>>): Reply => ({
  status: 400,
  content: { errorMessages: [], errors },
});

/** The fields of an unknown value; none unless it is an object. */
export function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A text, or an empty one in place of anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
