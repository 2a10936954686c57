import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigationType, useSearchParams } from 'react-router-dom'
import { everyOrder, type OrdersView, readOrdersView, writeOrdersView } from './orders-view.ts'

/**
 * The view that was asked for and is not drawn yet: the router draws an address when there is time for it. A filter
 * that is chosen meanwhile would take the one ahead of it back.
 */
function useAskedView(drawn: string) {
  const asked = useRef<OrdersView>(undefined)
  const way = useNavigationType()
  useEffect(() => {
    const isDrawn = asked.current && String(writeOrdersView(asked.current)) === drawn
    if (isDrawn || way === 'POP') asked.current = undefined
  }, [drawn, way])
  return asked
}

/** The view of the orders in the address bar, and the ways to change it. */
export function useOrdersView() {
  const [params, setParams] = useSearchParams()
  const view = readOrdersView(params)
  const drawn = String(writeOrdersView(view))
  const asked = useAskedView(drawn)

  const goTo = (wanted: OrdersView, options?: NavigateOptions) => {
    const address = writeOrdersView(wanted)
    asked.current = String(address) === drawn ? undefined : wanted
    setParams(address, options)
  }
  return {
    view,
    /** Another filter starts at page 1 again; a page is asked for by itself. */
    change: (part: Partial<OrdersView>, options?: NavigateOptions) =>
      goTo({ ...(asked.current ?? view), page: 1, ...part }, options),
    clear: () => goTo(everyOrder),
  }
}
