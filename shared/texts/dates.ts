/** How dates are said. Months by name, the near past by its everyday word (rule text.6). */

export const today = 'today';
export const yesterday = 'yesterday';
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
