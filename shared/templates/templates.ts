import type { Template } from './template.ts';

/** How to load each template: a browser loads the one that its user has chosen. */
export const templates = {
  onlineShop: () => import('./onlineShop.ts'),
  mobileBanking: () => import('./mobileBanking.ts'),
  clinicAppointments: () => import('./clinicAppointments.ts'),
  fieldService: () => import('./fieldService.ts'),
  learningPlatform: () => import('./learningPlatform.ts'),
  hrPortal: () => import('./hrPortal.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ template: Template }>>>;

/** The name of a template. */
export type TemplateName = keyof typeof templates;

/** Whether a value, such as one from the browser's history, names a template. */
export const isTemplateName = (name: unknown): name is TemplateName =>
  typeof name === 'string' && Object.hasOwn(templates, name);
