/**
 * Opens a dialog above the page; returns a function that closes it and returns the focus. The focus goes to the first
 * field, else to the element marked `data-autofocus`, else to the browser's choice: the first control.
 * Without `showModal` (jsdom) the dialog opens as a plain one.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  dialog.dataset.modal = String(markDocument())
  firstControlOf(dialog)?.focus()
  return () => {
    if (typeof dialog.close === 'function') dialog.close()
    markDocument()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/**
 * By this attribute the page behind a dialog stands still (elements.css), and toasts follow the dialog in front: it holds
 * how many are open. With `html:has(dialog:modal)` browsers computed the style of the whole page again for nearly every
 * element that was added to it.
 * @returns the number of open dialogs
 */
function markDocument(): number {
  const { length } = document.querySelectorAll('dialog[open]')
  if (length > 0) document.documentElement.dataset.modal = String(length)
  else delete document.documentElement.dataset.modal
  return length
}

/** React's `autoFocus` runs before the dialog is open, and opening it moves the focus again. */
function firstControlOf(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select') ??
    dialog.querySelector<HTMLElement>('[data-autofocus]')
  )
}
