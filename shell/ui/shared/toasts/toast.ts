import { useSyncExternalStore } from 'react'

/** The kind of a toast; decides its colour, its icon and how urgently it is announced. */
export type ToastTone = 'success' | 'error' | 'info'

/** Where a toast leads, an address of the site. */
export type ToastLink = { to: string; text: string }

/** One message on the screen. */
export type Toast = { id: number; tone: ToastTone; text: string; link?: ToastLink | undefined }

/** How long a toast stays, in milliseconds (site 1.7). */
export const toastDurationMs: Record<ToastTone, number> = { success: 2000, error: 4000, info: 2000 }

/** How long a toast with a link stays: one has to read it and to get there. */
export const linkToastDurationMs = 6000

/** Maximum number of toasts; the oldest is removed first (site 1.7). */
export const toastLimit = 20

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a message at the top of the screen, also from outside React; messages of the contract are translated. Needs a `ToastViewport` on the page.
 * @example toast.success('Product added to cart')
 */
export const toast = {
  /** Stays 2 s, with a link 6 s. @returns the id, for {@link toast.dismiss} */
  success: (text: string, link?: ToastLink) => add({ tone: 'success', text, link }),
  /** Stays 4 s and interrupts a screen reader. */
  error: (text: string) => add({ tone: 'error', text }),
  /** Stays 2 s. */
  info: (text: string) => add({ tone: 'info', text }),
  /** Removes a toast early; an unknown id is ignored. */
  dismiss: (id: number) => change(toasts.filter((shown) => shown.id !== id)),
  /** Removes all toasts. */
  clear: () => change([]),
}

/** The toasts on the screen, oldest first. */
export function useToasts(): readonly Toast[] {
  const shown = () => toasts
  return useSyncExternalStore(subscribe, shown, shown)
}

function add(added: Omit<Toast, 'id'>): number {
  lastId += 1
  change([...toasts, { id: lastId, ...added }].slice(-toastLimit))
  return lastId
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
