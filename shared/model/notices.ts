import * as z from 'zod/mini';

/** When a person gets mails about waiting requests: each at once, hourly in one, or never (rule notice.4). */
export const MAIL_CHOICES = ['now', 'hourly', 'off'] as const;
// Pure, so that a page with the choices loads no schemas.
export const mailChoiceSchema = /* @__PURE__ */ z.enum(MAIL_CHOICES);
export type MailChoice = z.infer<typeof mailChoiceSchema>;
