import { useSyncExternalStore } from 'react'
import type { ShopLayout } from './layout-switch.tsx'
import { useIsPhone } from './use-is-phone.ts'

/** A preference of the device; a logout keeps it (`session-storage.ts`). */
const storageKey = 'shopLayout'

const listeners = new Set<() => void>()
let chosen: ShopLayout | undefined

function readLayout(): ShopLayout {
  if (chosen !== undefined) return chosen
  try {
    return localStorage.getItem(storageKey) === 'list' ? 'list' : 'cards'
  } catch {
    return 'cards'
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function chooseLayout(wanted: ShopLayout): void {
  try {
    localStorage.setItem(storageKey, wanted)
    chosen = undefined
  } catch {
    // Without storage the choice lasts until the page is closed.
    chosen = wanted
  }
  for (const listener of listeners) listener()
}

/** The layout of the products, remembered in this browser; the rows of a list are too wide for a phone. */
export function useShopLayout() {
  const remembered = useSyncExternalStore(subscribe, readLayout, () => 'cards' as const)
  const isPhone = useIsPhone()
  const layout: ShopLayout = isPhone ? 'cards' : remembered
  return { layout, chooseLayout }
}
