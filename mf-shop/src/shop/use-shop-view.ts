import { useUrlState } from '@store/sdk/parts'
import type { NavigateOptions } from 'react-router-dom'
import { defaultShopView, readShopView, type ShopView, writeShopView } from './shop-view.ts'

/** The view of the shop in the address bar, and the ways to change it. */
export function useShopView() {
  const { view, change, goTo } = useUrlState({ read: readShopView, write: writeShopView })
  return {
    view,
    /** Another filter starts at page 1 again; a page is asked for by itself. */
    change: (part: Partial<ShopView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
    clear: () => goTo(defaultShopView),
  }
}
