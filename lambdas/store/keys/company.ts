import { type Fold, textHash } from '#lambdas/store/textHash.ts';
import type { Key, Keys, Range, SettingKind } from './base.ts';
import { cutsOfIds } from './cuts.ts';

export const company = (co: Keys): Key => ({ pk: co, sk: 'company' });
export const setting = (co: Keys, kind: SettingKind, id: string): Key => ({ pk: co, sk: `setting#${kind}#${id}` });
/** The setting with this name, by one of the folds, in its list. */
export const settingName = (co: Keys, kind: SettingKind, name: string, fold?: Fold): Key => ({
  pk: co,
  sk: `named#${kind}#${textHash(name, fold)}`,
});
/** The settings of all kinds. The company and its change log are in the same partition, outside this range. */
export const settings = (co: Keys): Range => ({ pk: co, prefix: 'setting#' });

export const access = (co: Keys, email: string): Key => ({ pk: `${co}#ACCESS#${email}`, sk: 'access' });
export const user = (co: Keys, uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `user#${uid}` });
export const users = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'user#', cutsAfter: cutsOfIds('user#') });
/** Exists for known people without access, so that a list of people need not read everyone's access. */
export const withoutAccess = (co: Keys, uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `out#${uid}` });
export const allWithoutAccess = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'out#' });
/**
 * Exists for people who have deleted their account and not signed up again; access may have stayed with their address.
 */
export const withoutAccount = (co: Keys, uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `left#${uid}` });
export const allWithoutAccount = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'left#' });
/** Binds an account at a sign-in provider, by a hash of its name, to the person who signs in with it. */
export const providerAccount = (co: Keys, hash: string): Key => ({ pk: `${co}#PEOPLE`, sk: `account#${hash}` });

/** A request for access to the company, by the address of its sender, since the admin who grants it knows only that. */
export const companyAccessRequest = (co: Keys, email: string): Key => ({ pk: `${co}#PEOPLE`, sk: `ask#${email}` });
export const companyAccessRequests = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'ask#' });

/** Notices to a person by mail, each event once. */
export const notice = (co: Keys, uid: string, kind: string, event: string): Key => ({
  pk: `${co}#NOTICE#${uid}`,
  sk: `notice#${kind}#${event}`,
});
export const notices = (co: Keys, uid: string): Range => ({ pk: `${co}#NOTICE#${uid}`, prefix: 'notice#' });
/** The notices about comments; their events sort by time. */
export const commentNotices = (co: Keys, uid: string): Range => ({
  pk: `${co}#NOTICE#${uid}`,
  prefix: 'notice#comment#',
});
/** The notices about requests for access to the company that a person has made, to one recipient. */
export const companyRequestNotices = (co: Keys, uid: string, asker: string): Range => ({
  pk: `${co}#NOTICE#${uid}`,
  prefix: `notice#company_request#${asker}#`,
});

export const idempotency = (co: Keys, hash: string): Key => ({ pk: `${co}#ONCE#${hash}`, sk: 'once' });
export const companyLog = (co: Keys, ulid: string): Key => ({ pk: co, sk: `log#${ulid}` });
export const companyLogs = (co: Keys): Range => ({ pk: co, prefix: 'log#' });
