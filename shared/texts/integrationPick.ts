import { integrationTypeTexts as types } from './integrationTypes.ts';

/** Texts of the picker of a connection with an issue tracker. */
export const integrationPickTexts = {
  integration: 'Integration',
  option: '{type}: {status}',
  none: 'StorYd is not connected with Jira yet.',
  askAdmin: 'Administrators connect StorYd with Jira, and mend a connection that does not work.',
  connect: `Connect ${types['jira-cloud']} or ${types['jira-server']}`,
  manage: 'Look at the connections',
} as const;
