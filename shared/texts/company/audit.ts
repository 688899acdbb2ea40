import * as commonTexts from '#shared/texts/common.ts';

/** The list of who gave whom what role or access. */

export const help = "Who granted, removed or transferred access and roles, and who exported the company's data.";
export const kinds = {
  access_granted: 'Access granted',
  access_removed: 'Access removed',
  user_removed: 'User removed',
  person_erased: 'Erased for good',
  account_deleted: 'Account deleted',
  sign_in_linked: 'Sign-in linked',
  sign_in_removed: 'Sign-in removed',
  admin_granted: 'Made an administrator',
  admin_removed: 'Removed as an administrator',
  viewer_granted: 'May view all story maps',
  viewer_removed: 'May no longer view all story maps',
  super_admin_granted: 'Made the super admin',
  super_admin_passed_on: 'Transferred the super admin role',
  company_exported: 'Exported the company data',
} as const;
export const by = commonTexts.byPerson;
export const bySystem = 'by signing up';
export const person = 'Person';
export const everybody = 'Everybody';
export const kind = 'Kind of event';
export const everyKind = 'All kinds';
export const from = 'From day';
export const to = 'To day';
export const none = 'Nothing matches in this period.';
export const older = 'Show older entries';
const exportLabel = 'Export as CSV';
export { exportLabel as export };
export const exportFailed = "Couldn't export the list. Try again.";
export const fileName = 'storyd-access-log';
export const columns = {
  at: 'Time (UTC)',
  person: 'Name',
  email: 'Address',
  event: 'Event',
  by: 'By',
  byEmail: 'By (address)',
} as const;
