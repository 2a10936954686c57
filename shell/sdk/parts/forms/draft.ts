const keyOf = (draft: string) => `draft:${draft}`

/**
 * What was typed into this form before a reload, over the initial values. Fields that the form does not have, or whose
 * kind changed since, are left out.
 */
export function readDraft<Values extends object>(draft: string, initial: Values): Values {
  const kinds = new Map(Object.entries(initial).map(([field, value]) => [field, typeof value]))
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(draft)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return initial
    const fitting = Object.entries(kept).filter(
      ([field, value]) => typeof value === kinds.get(field),
    )
    return { ...initial, ...Object.fromEntries(fitting) }
  } catch {
    // Unreadable or forbidden storage is the same as an empty one.
    return initial
  }
}

/** Keeps what was typed until the tab closes; files are kept elsewhere, by `keepDraftFile`. */
export function keepDraft(draft: string, values: object, secret: readonly string[]): void {
  const open = Object.entries(values).filter(
    ([field, value]) => !secret.includes(field) && !(value instanceof Blob),
  )
  try {
    sessionStorage.setItem(keyOf(draft), JSON.stringify(Object.fromEntries(open)))
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

/** Forgets the draft, once its form was sent. */
export function dropDraft(draft: string): void {
  try {
    sessionStorage.removeItem(keyOf(draft))
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
