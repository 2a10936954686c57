const storageKey = 'preview'

/**
 * The preview link this tab was opened with, `?preview=…`, as the platform has signed it. Kept for the tab's session
 * and taken out of the address, so that nobody passes it on unknowingly.
 * @returns empty when nothing is previewed
 */
export function keptPreview(): string {
  try {
    const address = new URL(location.href)
    const asked = address.searchParams.get(storageKey)
    if (asked === null) return sessionStorage.getItem(storageKey) ?? ''
    sessionStorage.setItem(storageKey, asked)
    address.searchParams.delete(storageKey)
    history.replaceState(history.state, '', address)
    return asked
  } catch {
    // Where storage is forbidden there is no session to keep a preview in.
    return ''
  }
}

/** The next document is the site as everybody sees it. */
export function forgetPreview(): void {
  sessionStorage.removeItem(storageKey)
}

/** Shows the site as everybody sees it. */
export function leavePreview(): void {
  forgetPreview()
  location.reload()
}
