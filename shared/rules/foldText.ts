/**
 * The form in which two descriptions or names compare equal: trimmed, case and white space folded (rule what.5).
 * Compatibility forms (full-width letters, ligatures) fold too, since people cannot distinguish them.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
