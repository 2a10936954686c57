import { useSyncExternalStore } from 'react'

/**
 * The modal dialog in front, in which messages must stand while it is open: everything outside of it is inert, which
 * screen readers neither find nor hear.
 */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(observeDialogs, findTopDialog, () => null)
}

/** What opens a dialog counts the open ones in `data-modal` of the page, and marks each with its number. */
function findTopDialog(): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  return open.sort((a, b) => numberOf(a) - numberOf(b)).at(-1) ?? null
}

const numberOf = (dialog: HTMLElement) => Number(dialog.dataset.modal ?? 0)

/** By the page and not by a module: a remote has its own copy of the dialog. */
function observeDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-modal'] })
  return () => observer.disconnect()
}
