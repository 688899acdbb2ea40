/** The part of the package `oidc-provider` that the local run uses; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };
  export type Account = { readonly accountId: string; claims(): Claims };
  export type Context = {
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly provider: Provider;
      readonly result?: { readonly login?: object };
    };
  };
  export type Interaction = {
    readonly uid: string;
    readonly params: Readonly<Record<string, unknown>>;
    /** Of whoever signed in with this browser before. */
    session?: { readonly uid: string } | undefined;
    /** In seconds, as all times of the library. */
    readonly exp: number;
    save(seconds: number): Promise<string>;
  };
  export type Session = { destroy(): Promise<void> };
  export class Grant {
    constructor(of: { clientId: string; accountId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  export class Check {
    constructor(reason: string, description: string, error: string, check: (context: Context) => boolean);
  }
  export default class Provider {
    readonly Grant: typeof Grant;
    readonly Session: { findByUid(uid: string): Promise<Session | undefined> };
    constructor(issuer: string, configuration: object);
    callback(): (message: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(message: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(message: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
  export const interactionPolicy: {
    readonly Check: typeof Check;
    base(): { get(name: string): { readonly checks: { add(check: Check): void } } };
  };
}
