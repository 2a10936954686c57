import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/** Parses and serialises the state of a list in the URL: filters, search, page. */
interface UrlStateOptions<View> {
  /** Ignores invalid values. */
  read: (params: URLSearchParams) => View
  /** Omits defaults. */
  write: (view: View) => URLSearchParams
}

/**
 * State of a list in the URL's query string. The router may render a new URL late, so a change is applied to the last
 * requested state, not to the rendered one.
 * @example const { view, change } = useUrlState({ read: readUsersView, write: writeUsersView })
 */
export function useUrlState<View extends object>({ read, write }: UrlStateOptions<View>) {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const view = read(params)
  // Requested states that are not rendered yet, the latest last.
  const requested = useRef<View[]>([])

  // After every history entry, because two entries may have the same URL.
  useEffect(() => {
    const rendered = String(write(read(new URLSearchParams(location.search))))
    const index = requested.current.findLastIndex((wanted) => String(write(wanted)) === rendered)
    // A URL that was not requested here comes from a link or Back and replaces the requests.
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
