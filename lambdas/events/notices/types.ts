import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';

/** The text of a mail about one event, and the page that it links to, as a path of the application. */
export type NoticeContent = { title: string; body: string; action: string; path: string };

/** The recipient, as the company knows them now. */
export type Recipient = { access: AccessItem; user: UserItem };
