import * as z from 'zod/mini';

/** When somebody gets mails about what waits for them: each at once, what comes within an hour in one, or never (rule notice.4). */
export const MAIL_CHOICES = ['now', 'hourly', 'off'] as const;
export const mailChoiceSchema = z.enum(MAIL_CHOICES);
export type MailChoice = z.infer<typeof mailChoiceSchema>;
