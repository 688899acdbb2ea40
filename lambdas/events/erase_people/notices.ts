import type { UserItem } from '#lambdas/entities/people/access.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { forgetLive } from '#lambdas/store/live/connections.ts';
import { forgetNotices, type Notice } from '#lambdas/store/notices.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import { deleteStars } from './stars.ts';
import type { Step } from './step.ts';

/** How many recipients are looked at in a step. */
const RECIPIENTS = 25;
/** How many notices fit into one transaction with their due entries. */
const TOGETHER = 50;

/**
 * Deletes a person's live connections and stars, the notices to them, and those to administrators about the person's requests, which hold the address. The
 * requests are gone, so nothing records them anew.
 */
export const deleteNotices: Step = async (reader, { company, uid }, { parent }) => {
  const { keys } = reader;
  await forgetLive(reader, uid);
  await deleteStars(reader, uid);
  const users = rowKeys.users(keys);
  const { items, isAll } = await earliest<UserItem>(reader, users, { after: parent, limit: RECIPIENTS });
  const found = await Promise.all(
    items.map(({ id }) =>
      reader.range<Notice>(id === uid ? rowKeys.notices(keys, uid) : rowKeys.companyRequestNotices(keys, id, uid)),
    ),
  );
  const notices = found.flat();
  for (let i = 0; i < notices.length; i += TOGETHER) await forgetNotices(company, notices.slice(i, i + TOGETHER));
  return isAll ? null : { parent: items.at(-1)?.id ?? parent };
};
