import { useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { everyOrder, type OrdersView, readOrdersView, writeOrdersView } from './orders-view.ts'

/** The view of the orders in the address bar, and the ways to change it. */
export function useOrdersView() {
  const [params, setParams] = useSearchParams()
  const view = readOrdersView(params)
  // A new address is drawn when there is time for it: what is changed before that builds on what was asked for.
  const asked = useRef<{ on: URLSearchParams; view: OrdersView }>(undefined)

  const goTo = (wanted: OrdersView, options?: NavigateOptions) => {
    asked.current = { on: params, view: wanted }
    setParams(writeOrdersView(wanted), options)
  }
  return {
    view,
    /** Another filter starts at page 1 again; a page is asked for by itself. */
    change: (part: Partial<OrdersView>, options?: NavigateOptions) => {
      const latest = asked.current?.on === params ? asked.current.view : view
      goTo({ ...latest, page: 1, ...part }, options)
    },
    clear: () => goTo(everyOrder),
  }
}
