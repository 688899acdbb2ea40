import type { TrackerField, TrackerIssueType, TrackerProject } from '#shared/model/fieldMapping.ts';
import type { IntegrationType } from '#shared/model/integration.ts';
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
  /** The projects that the credential's account sees. @throws TrackerRefused, as all below */
  projects: () => Promise<TrackerProject[]>;
  /** The types of issues of a project, without sub-tasks. */
  issueTypes: (projectKey: string) => Promise<TrackerIssueType[]>;
  /** The fields of a type of issues that can be mapped. */
  fields: (projectKey: string, issueTypeId: string) => Promise<TrackerField[]>;
};

/** Whose credential it is. It can only be decrypted for the same integration of the same company. */
export type CredentialOwner = { readonly company: string; readonly integrationId: string };

/** Encrypts the credentials of integrations, and decrypts them. */
export type CredentialCipher = {
  encrypt: (credential: TrackerCredential, owner: CredentialOwner) => Promise<string>;
  /** @throws when it was encrypted for another owner */
  decrypt: (ciphertext: string, owner: CredentialOwner) => Promise<TrackerCredential>;
};

/** A check of a connection. */
export type GatewayRequest = CredentialOwner & {
  readonly integrationType: IntegrationType;
  readonly baseUrl: string;
  /** See `TrackerPort.probe`. */
  readonly knownInstance: string | null;
  /** A credential that is not stored yet; null for the stored one. */
  readonly credential: TrackerCredential | null;
};

/** What the check has found. `ciphertext` is the given credential, encrypted; null when none was given. */
export type GatewayAnswer = { readonly probe: Probe; readonly ciphertext: string | null };

/** The one function that knows credentials and connects to trackers (docs/decisions/0062). */
export type TrackerGateway = (request: GatewayRequest) => Promise<GatewayAnswer>;
