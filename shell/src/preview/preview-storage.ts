const storageKey = 'preview'

/**
 * The preview link this tab was opened with, `?preview=…`, as the platform has signed it. Kept for the tab's session
 * and taken out of the address, so that nobody passes it on unknowingly.
 * @returns empty when nothing is previewed
 */
export function readPreviewParam(): string {
  try {
    const address = new URL(location.href)
    const link = address.searchParams.get(storageKey)
    if (link === null) return sessionStorage.getItem(storageKey) ?? ''
    sessionStorage.setItem(storageKey, link)
    address.searchParams.delete(storageKey)
    history.replaceState(history.state, '', address)
    return link
  } catch {
    // Where storage is forbidden there is no session to keep a preview in.
    return ''
  }
}

/** The next document is the site as everybody sees it. */
export function clearPreview(): void {
  sessionStorage.removeItem(storageKey)
}

/** Shows the site as everybody sees it. */
export function leavePreview(): void {
  clearPreview()
  location.reload()
}
