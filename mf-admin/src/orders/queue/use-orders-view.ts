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
  const { layout, sort } = view
  return {
    view,
    /** Changing a filter resets the page to 1. */
    change: (part: Partial<OrdersView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
    /** Removes the filters; layout and sort order stay. */
    clear: () => goTo({ ...defaultOrdersView, layout, sort }),
  }
}
