const storageKey = 'preview'

/**
 * The preview link this tab was opened with, `?preview=…`, as signed by the platform. Stored for the tab's session and
 * removed from the URL, so that it is not shared by accident.
 * @returns empty when there is no preview
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
    // Without storage there are no previews.
    return ''
  }
}

/** Ends the preview with the next page load. */
export function clearPreview(): void {
  sessionStorage.removeItem(storageKey)
}

/** Ends the preview and reloads. */
export function leavePreview(): void {
  clearPreview()
  location.reload()
}
