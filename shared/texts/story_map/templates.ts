/** Texts of the templates that a new story map can start with. */

export const label = 'Template';
export const empty = 'None';
export const names = {
  onlineShop: 'Online shop',
  mobileBanking: 'Mobile banking',
  clinicAppointments: 'Clinic appointments',
  fieldService: 'Field service',
  learningPlatform: 'Learning platform',
  hrPortal: 'Internal HR portal',
} as const;
export const loadFailed = "Couldn't load the template. The story map is empty.";
