import { mayFollow } from '#lambdas/entities/live/liveAccess.ts';
import { type Follower, followersOf } from '#lambdas/store/live/connections.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** A topic of a company. */
export type TopicOf = { company: CompanyDomain; topic: string };

/** Those of some followers of a topic who may still follow it. Nothing about access is remembered (rule live.4). */
export async function allowedOf(
  reader: Reader,
  { company, topic }: TopicOf,
  followers: readonly Follower[],
): Promise<Follower[]> {
  const people = new Map(followers.map((follower) => [signInOf(follower), follower]));
  const allowed = await Promise.all(
    [...people].map(async ([name, follower]) => ((await mayFollow(reader, company, follower, topic)) ? [name] : [])),
  );
  const names = new Set(allowed.flat());
  return followers.filter((follower) => names.has(signInOf(follower)));
}

const signInOf = ({ uid, sub, authTime }: Follower) => `${uid} ${sub} ${authTime}`;

/** The connections that let others see what somebody does on a story map, while they may be open. */
export const presentOn = async (reader: Reader, topic: string, now: number): Promise<Follower[]> =>
  (await followersOf(reader, topic)).filter(({ until, present }) => until > now && present !== undefined);
