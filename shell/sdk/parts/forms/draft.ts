/**
 * The name under which a draft is kept. It belongs to a person: it outlives an expired session, and another person
 * who signs in then must not be shown it.
 * @param owner the person's id; `undefined` for a visitor
 */
export function draftNameOf(owner: string | undefined, draft: string): string {
  return `${owner ?? 'visitor'}/${draft}`
}

const keyOf = (name: string) => `draft:${name}`

/**
 * What was typed into this form before a reload, over the initial values. Fields that the form does not have, or whose
 * kind changed since, are left out.
 * @param name of `draftNameOf`, as everywhere here
 */
export function readDraft<Values extends object>(name: string, initial: Values): Values {
  const kinds = new Map(Object.entries(initial).map(([field, value]) => [field, typeof value]))
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
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

/** Keeps what was typed until the tab closes; files are kept elsewhere, by `saveDraftFile`. */
export function saveDraft(name: string, values: object, secret: readonly string[]): void {
  const open = Object.entries(values).filter(
    ([field, value]) => !secret.includes(field) && !(value instanceof Blob),
  )
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(open)))
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

/** Forgets the draft, once its form was sent. */
export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
