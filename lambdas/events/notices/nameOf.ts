import type { UserItem } from '#lambdas/data/entities/access.ts';
import * as noticeTexts from '#shared/texts/notices.ts';

/** How a mail calls a person. */
export const nameOf = (user: UserItem | undefined): string => user?.username ?? user?.email ?? noticeTexts.somebody;
