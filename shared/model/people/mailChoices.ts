/**
 * When a person gets mails about waiting requests: each at once, hourly in one, or never (rule notice.4). It is apart
 * from the schema, so that a page with the choices loads no schemas.
 */
export const MAIL_CHOICES = ['now', 'hourly', 'off'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
