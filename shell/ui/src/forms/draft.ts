import { isRecord } from '@store/contract/rules/is-record'
/**
 * The storage name of a draft. It contains the owner, because drafts outlive an expired session and must not be shown to
 * another user.
 * @param owner the user's id; `undefined` for a visitor
 */
export function draftNameOf(owner: string | undefined, draft: string): string {
  return `${owner ?? 'visitor'}/${draft}`
}

const keyOf = (name: string) => `draft:${name}`

/**
 * Merges the draft stored before a reload into the initial values. Unknown fields and fields of another type are ignored.
 * @param name from `draftNameOf`
 */
export function readDraft<Values extends object>(name: string, initial: Values): Values {
  const kinds = new Map(Object.entries(initial).map(([field, value]) => [field, typeof value]))
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    if (!isRecord(kept)) return initial
    const fitting = Object.entries(kept).filter(
      ([field, value]) => typeof value === kinds.get(field),
    )
    return { ...initial, ...Object.fromEntries(fitting) }
  } catch {
    // An unreadable draft or unavailable storage counts as no draft.
    return initial
  }
}

/** Stores a draft until the tab is closed; files are stored by `saveDraftFile`. */
export function saveDraft(name: string, values: object, secret: readonly string[]): void {
  const open = Object.entries(values).filter(
    ([field, value]) => !secret.includes(field) && !(value instanceof Blob),
  )
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(open)))
  } catch {
    // Without storage the draft is lost but the form works.
  }
}

/** Deletes a draft after its form was submitted. */
export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Without storage there is nothing to delete.
  }
}
