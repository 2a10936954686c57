/**
 * Opens a dialog above the page; returns a function that closes it and returns the focus. The focus goes to the first
 * field, else to the element marked `data-autofocus`, else to the browser's choice: the first control.
 * Without `showModal` (jsdom) the dialog opens as a plain one.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  firstControlOf(dialog)?.focus()
  return () => {
    if (typeof dialog.close === 'function') dialog.close()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/** React's `autoFocus` runs before the dialog is open, and opening it moves the focus again. */
function firstControlOf(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select') ??
    dialog.querySelector<HTMLElement>('[data-autofocus]')
  )
}
