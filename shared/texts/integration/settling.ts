import { withParts } from '#shared/texts/withParts.ts';

/** Why a difference cannot be settled. */

export const noWay = "Jira's workflow doesn't allow this status change";
/** More than one status means that the issue is done, or only statuses that mean that the work was given up. */
export const chooseStatus = withParts("Jira's workflow allows {statuses}. Choose the status for completed work");
