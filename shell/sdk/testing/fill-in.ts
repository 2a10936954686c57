import { fireEvent, screen } from '@testing-library/react'

/** Finds a field as `getByLabelText` does, which is slow in jsdom: it asks every element of the page for its labels. */
function fieldOf(label: string): Element {
  const content = screen.queryByText(label, { selector: 'label *' })
  return content?.closest('label')?.control ?? screen.getByLabelText(label)
}

/**
 * Fills fields and selects by their labels, each in one change like a paste. Use `user.type` only where single keys
 * matter: every key renders the whole form.
 * @example fillIn({ City: 'Bengaluru', State: 'Karnataka' })
 */
export function fillIn(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(fieldOf(label), { target: { value } })
  }
}
