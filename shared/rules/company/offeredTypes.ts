import type { LinkType } from '#shared/model/company/settings.ts';

/** Whether a type of link can be chosen: it is not retired (rule company.15). */
export function isOffered(type: Pick<LinkType, 'retired'> | undefined): boolean {
  return type !== undefined && type.retired !== true;
}

/** The selectable types of links: those in use, and the present one even if it is retired (rule company.15). */
export function offeredTypes<Type extends LinkType>(types: readonly Type[], current: string | null = null): Type[] {
  return types.filter((type) => isOffered(type) || type.id === current);
}
