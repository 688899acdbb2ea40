/** What stands for erased data. By itself: functions need no other text of erasing. */

export const person = 'Erased person';
