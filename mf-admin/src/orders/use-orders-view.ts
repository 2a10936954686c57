import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { everyOrder, type OrdersView, readOrdersView, writeOrdersView } from './orders-view.ts'

/** The view of the orders in the address bar, and the ways to change it. */
export function useOrdersView() {
  const [params, setParams] = useSearchParams()
  const view = readOrdersView(params)
  return {
    view,
    /** Another filter starts at page 1 again; a page is asked for by itself. */
    change: (part: Partial<OrdersView>, options?: NavigateOptions) =>
      setParams(writeOrdersView({ ...view, page: 1, ...part }), options),
    clear: () => setParams(writeOrdersView(everyOrder)),
  }
}
