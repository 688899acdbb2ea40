/** An answer to the client. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
};

/** The gateway's own answers, without or instead of the function: `{message}` only. */
const messages = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Request Entity Too Large',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

export type OwnStatus = keyof typeof messages;

/** The gateway's own answer for a status. */
export function ownAnswer(status: OwnStatus): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}) },
    body: Buffer.from(JSON.stringify({ message: messages[status] })),
  };
}
