/** The form of an epic's key. Apart from the schemas, since pages do without their code. */
export const EPIC_KEY = /^\d{13}_[0-9A-Za-z]{10}$/;
