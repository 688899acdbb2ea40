/** Why a difference cannot be settled. */

export const noWay = 'The workflow in Jira has no way to that status from the present one';
