import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { readShopView, type ShopView, wholeShop, writeShopView } from './shop-view.ts'

/** The view of the shop in the address bar, and the ways to change it. */
export function useShopView() {
  const [params, setParams] = useSearchParams()
  const view = readShopView(params)
  return {
    view,
    /** Another filter starts at page 1 again; a page is asked for by itself. */
    change: (part: Partial<ShopView>, options?: NavigateOptions) =>
      setParams(writeShopView({ ...view, page: 1, ...part }), options),
    clear: () => setParams(writeShopView(wholeShop)),
  }
}
