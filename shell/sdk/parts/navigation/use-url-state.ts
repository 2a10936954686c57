import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/** How a view of a list stands in an address: filters, search, page. */
interface UrlStateOptions<View> {
  /** What makes no sense there counts as not said. */
  read: (params: URLSearchParams) => View
  /** What is as always is left out. */
  write: (view: View) => URLSearchParams
}

/**
 * The view in the address bar, and the ways to change it. The router draws an address when there is time for it; what
 * is chosen meanwhile goes on top of what was asked for, not of what is still drawn.
 * @example const { view, change } = useUrlState({ read: readUsersView, write: writeUsersView })
 */
export function useUrlState<View extends object>({ read, write }: UrlStateOptions<View>) {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const view = read(params)
  // What was asked for and is not drawn yet, the latest last.
  const requested = useRef<View[]>([])

  // After every entry of the history: one may have the address of another.
  useEffect(() => {
    const rendered = String(write(read(new URLSearchParams(location.search))))
    const index = requested.current.findLastIndex((wanted) => String(write(wanted)) === rendered)
    // An address nobody asked for here, by a link or Back, is where the person is now.
    requested.current = index < 0 ? [] : requested.current.slice(index + 1)
  }, [location, read, write])

  const goTo = (wanted: View, options?: NavigateOptions) => {
    requested.current.push(wanted)
    setParams(write(wanted), options)
  }
  return {
    view,
    change: (part: Partial<View>, options?: NavigateOptions) =>
      goTo({ ...(requested.current.at(-1) ?? view), ...part }, options),
    goTo,
  }
}
