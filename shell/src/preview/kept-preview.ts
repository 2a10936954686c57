const storageKey = 'preview'

/**
 * What this tab previews, as a person wrote it into an address: `?preview=mf-shop@1.4.2,mf-orders@2.0.0`. Kept for
 * the tab's session and taken out of the address, so that nobody passes it on unknowingly.
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

/** Shows the site as everybody sees it. */
export function leavePreview(): void {
  sessionStorage.removeItem(storageKey)
  location.reload()
}
