type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/**
 * Registers a question to the user before they log out, which says whether to go on.
 * @returns unregisters it
 */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

/** Whether the user may be logged out: they have said so wherever something would be lost. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}
