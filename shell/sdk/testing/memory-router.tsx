import { type ReactNode, useLayoutEffect } from 'react'
import {
  type InitialEntry,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'

interface RouterState {
  location: Location
  historyAction: NavigationType
  navigate: NavigateFunction
}

/**
 * A router with its history in memory instead of the browser.
 * @returns `around` wraps a page; `state` is the current location; `navigate` navigates, also back
 */
export function memoryRouter(start: InitialEntry) {
  let current: RouterState | undefined
  const getState = (): RouterState => {
    if (current === undefined) throw new Error('the router is not rendered yet')
    return current
  }
  const onChange = (now: RouterState) => {
    current = now
  }
  return {
    around: (page: ReactNode) => (
      <MemoryRouter initialEntries={[start]}>
        <ObserveRouter onChange={onChange} />
        {page}
      </MemoryRouter>
    ),
    get state(): Pick<RouterState, 'location' | 'historyAction'> {
      return getState()
    },
    navigate: (to: string | -1) => (to === -1 ? getState().navigate(-1) : getState().navigate(to)),
  }
}

function ObserveRouter({ onChange }: { onChange: (now: RouterState) => void }) {
  const location = useLocation()
  const historyAction = useNavigationType()
  const navigate = useNavigate()
  useLayoutEffect(() => onChange({ location, historyAction, navigate }))
  return null
}
