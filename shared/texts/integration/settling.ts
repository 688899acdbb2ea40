import { withParts } from '#shared/texts/withParts.ts';

/** Why a difference cannot be settled. */

export const noWay = 'The workflow in Jira has no way to that status from the present one';
/** More than one status means that the issue is done, or only statuses that mean that the work was given up. */
export const chooseStatus = withParts("Jira's workflow leads to {statuses}. Choose the status for completed work");
