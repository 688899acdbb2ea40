/** How dates are said. Months by name (foundation §9), the near past by its everyday word. */
export const dateTexts = {
  today: 'today',
  yesterday: 'yesterday',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
