/**
 * A sign-in provider of the deployment, besides passwords. `id` is its name in the user pool, `label` what people call
 * it. `domains` are those whose people sign in with it; `*.example.com` means all subdomains. Without `passwords` they
 * can sign in no other way. With `hostedDomain` it also has accounts that belong to no company, so an account must be
 * of a Workspace with one of the domains.
 */
export type SignInProvider = {
  readonly id: string;
  readonly label: string;
  readonly domains: readonly string[];
  readonly passwords: boolean;
  readonly hostedDomain?: boolean;
};

/** The attribute of the user pool that keeps the claim `hd`: the domain of the Workspace that an account is of. */
export const HOSTED_DOMAIN = 'custom:hosted_domain';
