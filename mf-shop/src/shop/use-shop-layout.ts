import { useState } from 'react'
import type { ShopLayout } from './layout-switch.tsx'
import { useIsPhone } from './use-is-phone.ts'

/** A preference of the device; a logout keeps it (`session-storage.ts`). */
const storageKey = 'shopLayout'

function readLayout(): ShopLayout {
  try {
    return localStorage.getItem(storageKey) === 'list' ? 'list' : 'cards'
  } catch {
    return 'cards'
  }
}

/** The layout of the products, remembered in this browser; the rows of a list are too wide for a phone. */
export function useShopLayout() {
  const [chosen, setChosen] = useState(readLayout)
  const isPhone = useIsPhone()
  const layout: ShopLayout = isPhone ? 'cards' : chosen
  return {
    layout,
    chooseLayout: (wanted: ShopLayout) => {
      setChosen(wanted)
      try {
        localStorage.setItem(storageKey, wanted)
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
  }
}
