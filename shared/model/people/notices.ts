import * as z from 'zod/mini';
import { MAIL_CHOICES } from './mailChoices.ts';

export const mailChoiceSchema = z.enum(MAIL_CHOICES);
