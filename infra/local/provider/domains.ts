/** The domain whose subdomains sign in with the local provider: each of them is a company. */
export const LOCAL_DOMAIN = 'sso.example';
/** The domain whose people can sign in no other way. */
export const LOCAL_DOMAIN_WITHOUT_PASSWORDS = 'sso-only.example';
/** The domain whose accounts have to be of its Workspace, as at Google. */
export const LOCAL_DOMAIN_OF_WORKSPACES = 'workspace.example';
/** The domain whose accounts look as those of a SAML provider do at Cognito. */
export const LOCAL_DOMAIN_OF_SAML = 'saml.example';
