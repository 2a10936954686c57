import { useUrlState } from '@store/ui'
import type { NavigateOptions } from 'react-router-dom'
import {
  defaultOrdersView,
  type OrdersView,
  readOrdersView,
  writeOrdersView,
} from './orders-view.ts'

/** The orders view in the URL, and functions to change it. */
export function useOrdersView() {
  const { view, change, goTo } = useUrlState({ read: readOrdersView, write: writeOrdersView })
  return {
    view,
    /** Changing a filter resets the page to 1. */
    change: (part: Partial<OrdersView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
    clear: () => goTo(defaultOrdersView),
  }
}
