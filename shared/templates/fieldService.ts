import type { Template } from './template.ts';

export const template: Template = {
  whos: ['Dispatcher', 'Technician', 'Customer'],
  backbone: [
    ['Report what is broken', ['Describe the fault', 'Add photos', 'Choose a time window']],
    ['Plan the day', ['Assign a technician', 'Check that parts are in stock', 'Plan the route']],
    ['Travel to the customer', ['Tell the customer when to expect us', 'Report a delay']],
    ['Do the repair', ['Look up the manual', 'Record the work done', 'Order a missing part']],
    ['Close the job', ['Get a signature', 'Send the invoice', 'Ask for feedback']],
  ],
};
