import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { everyOrder, type OrdersView, readOrdersView, writeOrdersView } from './orders-view.ts'

/** The view of the orders in the address bar, and the ways to change it. */
export function useOrdersView() {
  const [params, setParams] = useSearchParams()
  const view = readOrdersView(params)
  return {
    view,
    /**
     * Another filter starts at page 1 again; a page is asked for by itself. It is drawn at once: a filter that is
     * chosen before the one ahead of it was drawn would take that one back.
     */
    change: (part: Partial<OrdersView>, options?: NavigateOptions) =>
      setParams(writeOrdersView({ ...view, page: 1, ...part }), { ...options, flushSync: true }),
    clear: () => setParams(writeOrdersView(everyOrder)),
  }
}
