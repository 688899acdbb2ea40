import type { Template } from './template.ts';

export const template: Template = {
  whos: ['Learner', 'Teacher', 'Course author'],
  backbone: [
    ['Find a course', ['Browse by subject', 'Try a free lesson', 'Read reviews']],
    ['Enrol', ['Register', 'Pay for the course', 'Join a class']],
    ['Learn', ['Watch a lesson', 'Take notes', 'Ask the teacher', 'Learn offline']],
    ['Practise', ['Take a quiz', 'Hand in an assignment', 'Get feedback']],
    ['Finish the course', ['Pass the exam', 'Share the certificate']],
  ],
};
