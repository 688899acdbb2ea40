/**
 * The form in which two descriptions or names compare equal: trimmed, case and white space folded (rule what.5).
 * Compatibility forms (full-width letters, ligatures) fold too, and invisible characters go, since people cannot
 * distinguish them.
 */
export function foldText(text: string): string {
  return foldVisibly(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

/** The same with invisible characters, as texts were compared at first. */
export function foldVisibly(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
