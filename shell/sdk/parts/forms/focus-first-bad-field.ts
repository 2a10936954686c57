import type { FieldFault } from '@store/contract/rules/field-fault'

/** Focuses the first field of a form, in the order of the page, that is among the errors. */
export function focusFirstBadField(
  form: HTMLFormElement | null,
  errors: readonly FieldFault[],
): void {
  const bad = new Set(errors.map(({ field }) => field))
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLElement && bad.has(control.getAttribute('name') ?? '')) {
      control.focus()
      return
    }
  }
}
