import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'

/** Whether prices are shown with the GST inside them. Carts and orders always include it. */
export type GstView = 'including' | 'excluding'

/** A preference of the device; a logout keeps it (`session-storage.ts`). */
const storageKey = 'gstView'

const listeners = new Set<() => void>()
let chosen: GstView | undefined

function readView(): GstView {
  try {
    return localStorage.getItem(storageKey) === 'excluding' ? 'excluding' : 'including'
  } catch {
    return 'including'
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen view, remembered in this browser; all prices on the screen follow it. */
export function useGstView(): GstView {
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? readView(),
    () => 'including',
  )
}

/** Chooses how prices are shown. */
export function chooseGstView(view: GstView): void {
  try {
    localStorage.setItem(storageKey, view)
    chosen = undefined
  } catch {
    // Without storage the choice lasts until the page is closed.
    chosen = view
  }
  for (const listener of listeners) listener()
}

/** The label of a price. */
export function gstLabel(view: GstView): string {
  return view === 'including' ? t`incl. GST` : t`excl. GST`
}
