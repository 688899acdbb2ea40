import type { Probe } from '#shared/rules/integrationStatus.ts';

/** What a tracker knows people by: a personal access token, or the token of an account with its address. */
export type TrackerCredential = { readonly token: string; readonly email?: string | undefined };

/** An issue tracker, with the credential that the company has given. */
export type TrackerPort = {
  /**
   * Checks the connection. The credential is sent only where the tracker is the one that is known.
   * @param knownInstance the id of the tracker as it was; null for none yet, or to accept another one
   */
  probe: (knownInstance: string | null) => Promise<Probe>;
};
