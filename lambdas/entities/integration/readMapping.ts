import { type MappingTarget, savedMapping } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { type IntegrationItem, readIntegrations } from './integration.ts';
import type { SavedMappingItem } from './savedMapping.ts';

/** The connections of the company, and the mapping for a type of issues of one of them, maybe as a tombstone. One round. */
export async function readMapping(
  reader: Reader,
  target: MappingTarget,
): Promise<{ all: IntegrationItem[]; item: SavedMappingItem | undefined }> {
  const [all, [item]] = await Promise.all([
    readIntegrations(reader),
    reader.get<[SavedMappingItem]>([savedMapping(reader.keys, target)]),
  ]);
  return { all, item };
}
