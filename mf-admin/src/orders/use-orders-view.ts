import { useUrlState } from '@store/sdk/parts'
import type { NavigateOptions } from 'react-router-dom'
import {
  defaultOrdersView,
  type OrdersView,
  readOrdersView,
  writeOrdersView,
} from './orders-view.ts'

/** The view of the orders in the address bar, and the ways to change it. */
export function useOrdersView() {
  const { view, change, goTo } = useUrlState({ read: readOrdersView, write: writeOrdersView })
  return {
    view,
    /** Another filter starts at page 1 again; a page is asked for by itself. */
    change: (part: Partial<OrdersView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
    clear: () => goTo(defaultOrdersView),
  }
}
