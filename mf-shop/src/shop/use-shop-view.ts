import { useUrlState } from '@store/ui'
import type { NavigateOptions } from 'react-router-dom'
import { defaultShopView, readShopView, type ShopView, writeShopView } from './shop-view.ts'

/** The shop view in the URL, and functions to change it. */
export function useShopView() {
  const { view, change, goTo } = useUrlState({ read: readShopView, write: writeShopView })
  return {
    view,
    /** Changing a filter resets the page to 1. */
    change: (part: Partial<ShopView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
    clear: () => goTo(defaultShopView),
  }
}
