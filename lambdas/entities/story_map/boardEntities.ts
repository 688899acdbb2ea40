import { whatEntity } from '#lambdas/entities/what/what.ts';
import { whatWhoLinkEntity, whoEntity, whoWhoLinkEntity } from '#lambdas/entities/who/who.ts';
import { whoCategoryEntity, whoGroupEntity } from '#lambdas/entities/who/whoLabel.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { memberEntity } from './storyMap.ts';

type KeyOfId = (keys: Keys, containerId: string, id: string) => Key;

/** The entities on a board, apart from the map itself, by their field in `get_container`, with the key of an id. */
export const boardEntities = {
  members: { entity: memberEntity, key: rowKeys.member },
  whats: { entity: whatEntity, key: rowKeys.what },
  whoGroups: { entity: whoGroupEntity, key: rowKeys.whoLabel },
  whoCategories: { entity: whoCategoryEntity, key: rowKeys.whoLabel },
  whos: { entity: whoEntity, key: rowKeys.who },
  whatWhoLinks: { entity: whatWhoLinkEntity, key: ofBothEnds(rowKeys.whatWhoLink) },
  whoWhoLinks: { entity: whoWhoLinkEntity, key: ofBothEnds(rowKeys.whoWhoLink) },
} satisfies Record<string, { entity: AnyEntity; key: KeyOfId }>;

/** The id of a link contains its two ends. */
function ofBothEnds(key: (keys: Keys, containerId: string, one: string, other: string) => Key): KeyOfId {
  return (keys, containerId, id) => {
    const [one = '', other = ''] = id.split('-');
    return key(keys, containerId, one, other);
  };
}
