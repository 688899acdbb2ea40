import type { Template } from './template.ts';

export const template: Template = {
  whos: ['Patient', 'Receptionist', 'Doctor'],
  backbone: [
    ['Find a doctor', ['Choose a specialty', 'See free times', 'Check insurance cover']],
    ['Book an appointment', ['Pick a time', 'Describe the symptoms', 'Book for a child']],
    ['Prepare for the visit', ['Get a reminder', 'Fill in the health form', 'Move the appointment']],
    ['Attend the visit', ['Check in on arrival', 'Follow the waiting time', 'Join a video visit']],
    ['Follow up', ['Read the results', 'Order a repeat prescription', 'Book the next visit']],
  ],
};
