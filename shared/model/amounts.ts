import * as z from 'zod/mini';
import { MAX_AMOUNT } from './limits.ts';

const amount = (min: number) => z.nullable(z.int().check(z.gte(min), z.lte(MAX_AMOUNT)));

/**
 * The numeric fields of an Activity: whole numbers; null clears the field. Cost and size cannot be negative (rule
 * what.20).
 */
export const amountSchemas = { cost: amount(0), size: amount(0), value: amount(-MAX_AMOUNT) } as const;
