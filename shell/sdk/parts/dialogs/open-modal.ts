/**
 * Opens a dialog above the page and gives the way to close it again, focus returned to where it was.
 * Without `showModal` (jsdom) the dialog opens as a plain one.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  return () => {
    if (typeof dialog.close === 'function') dialog.close()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
