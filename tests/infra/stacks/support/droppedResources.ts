/** The argument of `npm run generate` that lets it drop resources from their list. */
export const DROP_RESOURCES = '--drop-resources';

/** The resources of a list (`resourcesList`), each with its stack: `StorydApi: Stage0E8C2AF5 AWS::ApiGatewayV2::Stage`. */
function resourcesIn(list: string): string[] {
  return list.split(/\n\n/).flatMap((part) => {
    const [stack, ...resources] = part.trim().split(/\s*\n\s*/);
    return resources.map((resource) => `${stack}: ${resource}`);
  });
}

/**
 * The resources of a list that the next one lacks. A deployment deletes them with all that they hold, or replaces them
 * when only the type or the name is another.
 */
export function droppedResources(before: string, after: string): string[] {
  const kept = new Set(resourcesIn(after));
  return resourcesIn(before).filter((resource) => !kept.has(resource));
}

/** What `npm run generate` says of resources that it drops, or refuses to. */
export function droppingMessage(dropped: readonly string[], isAllowed: boolean): string {
  return [
    isAllowed
      ? 'Dropped: the next deployment deletes or replaces these resources.'
      : 'The list of resources was not written: a deployment would delete or replace these resources.',
    ...dropped.map((resource) => `  ${resource}`),
    ...(isAllowed ? [] : [`If that is meant, run: npm run generate -- ${DROP_RESOURCES}`]),
  ].join('\n');
}
