import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/** How a view of a list stands in an address: filters, search, page. */
interface ViewInAddress<View> {
  /** What makes no sense there counts as not said. */
  read: (params: URLSearchParams) => View
  /** What is as always is left out. */
  write: (view: View) => URLSearchParams
}

/**
 * The view in the address bar, and the ways to change it. The router draws an address when there is time for it; what
 * is chosen meanwhile goes on top of what was asked for, not of what is still drawn.
 * @example const { view, change } = useAddressView({ read: readUsersView, write: writeUsersView })
 */
export function useAddressView<View extends object>({ read, write }: ViewInAddress<View>) {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const view = read(params)
  // What was asked for and is not drawn yet, the latest last.
  const asked = useRef<View[]>([])

  // After every entry of the history: one may have the address of another.
  useEffect(() => {
    const drawn = String(write(read(new URLSearchParams(location.search))))
    const place = asked.current.findLastIndex((wanted) => String(write(wanted)) === drawn)
    // An address nobody asked for here, by a link or Back, is where the person is now.
    asked.current = place < 0 ? [] : asked.current.slice(place + 1)
  }, [location, read, write])

  const goTo = (wanted: View, options?: NavigateOptions) => {
    asked.current.push(wanted)
    setParams(write(wanted), options)
  }
  return {
    view,
    change: (part: Partial<View>, options?: NavigateOptions) =>
      goTo({ ...(asked.current.at(-1) ?? view), ...part }, options),
    goTo,
  }
}
