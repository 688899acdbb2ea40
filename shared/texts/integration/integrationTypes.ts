/** The types of integrations. */
export const integrationTypeTexts = { 'jira-server': 'Jira Server/Data-Center', 'jira-cloud': 'Jira Cloud' } as const;
