/*
 * Refs for the element that takes the focus when a dialog opens. `autoFocus` alone does not work: in development React
 * mounts everything twice; in between MUI's focus trap returns the focus, and then moves it to the dialog as a whole
 * unless something inside already has it. React attaches the ref again before the trap checks.
 */

const FIELDS = ['input:not([type="hidden"])', 'textarea', '[role="combobox"]']
  .map((field) => `${field}:not([disabled], [hidden], [aria-hidden="true"], [aria-disabled="true"])`)
  .join();

/** Focuses the element itself. */
export function focusIt(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Focuses the first field of a form (of radio buttons, the checked one), unless something in the form has the focus.
 */
export function focusFirstField(form: HTMLElement | null): void {
  if (form === null || form.contains(document.activeElement)) return;
  const first = form.querySelector<HTMLElement>(FIELDS);
  const chosen =
    first instanceof HTMLInputElement && first.type === 'radio'
      ? form.querySelector<HTMLElement>('input[type="radio"]:checked')
      : null;
  (chosen ?? first)?.focus();
}

/** Focuses the first invalid field of a form, if there is one. */
export function focusFirstWrong(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
