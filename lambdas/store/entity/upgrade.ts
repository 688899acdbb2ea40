import { upgrades } from '#lambdas/entities/upgrades.ts';
import type { Upgrade } from './entity.ts';

/**
 * Upgrades a row to the present shape. Every row that is read passes through here, so no other code meets an older
 * shape.
 */
export function upgraded<Found>(row: Found, known: Readonly<Partial<Record<string, Upgrade>>> = upgrades): Found {
  const type = (row as { type?: unknown } | undefined)?.type;
  const upgrade = typeof type === 'string' && Object.hasOwn(known, type) ? known[type] : undefined;
  return upgrade === undefined ? row : (upgrade(row as Record<string, unknown>) as Found);
}
