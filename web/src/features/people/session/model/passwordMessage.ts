/** From the password window: what was typed. */
export type TypedPassword = { readonly type: 'storyd.password'; readonly password: string };
/** To the password window: why the password was refused. */
export type RefusedPassword = { readonly type: 'storyd.password.refused'; readonly text: string };

/**
 * What a window says, if it is the expected one and of this origin (rule session.33); undefined for any other message.
 */
export function messageFrom<Message extends { type: string }>(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: { window: unknown; origin: string; type: Message['type'] },
): Message | undefined {
  if (expected.window === null || event.source !== expected.window || event.origin !== expected.origin)
    return undefined;
  const { data } = event;
  const isMessage = typeof data === 'object' && data !== null && 'type' in data && data.type === expected.type;
  return isMessage ? (data as Message) : undefined;
}
