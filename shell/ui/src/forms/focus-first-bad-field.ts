import type { FieldError } from '@store/contract/rules/field-errors'

/** Focuses the first field of a form, in the order of the page, that is among the errors. */
export function focusFirstBadField(
  form: HTMLFormElement | null,
  errors: readonly FieldError[],
): void {
  const bad = new Set(errors.map(({ field }) => field))
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLElement && bad.has(control.getAttribute('name') ?? '')) {
      control.focus()
      return
    }
  }
}
