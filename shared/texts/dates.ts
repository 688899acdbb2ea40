/** How dates are said. Months by name, the near past by its everyday word (rule text.6). */
export const dateTexts = {
  today: 'today',
  yesterday: 'yesterday',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
