import { withParts } from '#shared/texts/withParts.ts';
import { integrationTypeTexts as types } from './integrationTypes.ts';

/** Texts of the picker of a connection with Jira. */

export const integration = 'Integration';
export const option = withParts('{type}: {status}');
export const none = 'StorYd is not connected with Jira yet.';
export const askAdmin = 'Administrators connect StorYd with Jira, and mend a connection that does not work.';
export const connect = `Connect ${types['jira-cloud']} or ${types['jira-server']}`;
export const manage = 'Look at the connections';
