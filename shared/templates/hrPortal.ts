import type { Template } from './template.ts';

export const template: Template = {
  whos: ['Employee', 'Manager', 'HR partner'],
  backbone: [
    ['Join the company', ['Sign the contract online', 'Order equipment', 'Meet the team']],
    ['Plan time off', ['Check days left', 'Request a holiday', 'Report sick leave', 'Approve a request']],
    ['Get paid', ['Download a payslip', 'Claim travel expenses', 'Change bank details']],
    ['Develop skills', ['Set goals', 'Book a training', 'Prepare the yearly review']],
    ['Leave the company', ['Hand in notice', 'Return equipment']],
  ],
};
