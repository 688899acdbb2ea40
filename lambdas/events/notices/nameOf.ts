import type { UserItem } from '#lambdas/entities/people/access.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';

/** How a mail calls a person. */
export const recipientName = (user: UserItem | undefined): string =>
  user?.username ?? user?.email ?? noticeTexts.somebody;
