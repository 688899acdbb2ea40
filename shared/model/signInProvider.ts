/**
 * A sign-in provider of the deployment, besides passwords. `id` is its name in the user pool, `label` what people call
 * it. `domains` are those whose people sign in with it; `*.example.com` means all subdomains. Without `passwords` they
 * can sign in no other way.
 */
export type SignInProvider = {
  readonly id: string;
  readonly label: string;
  readonly domains: readonly string[];
  readonly passwords: boolean;
};
