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

interface Whereabouts {
  location: Location
  historyAction: NavigationType
  navigate: NavigateFunction
}

/**
 * A router whose addresses lie in memory, as the shell's lie in the browser.
 * @returns `around` a page it stands, `state` (where did it go?) and `navigate` (Back, for one)
 */
export function memoryRouter(start: InitialEntry) {
  let whereabouts: Whereabouts | undefined
  const here = (): Whereabouts => {
    if (whereabouts === undefined) throw new Error('the router is not rendered yet')
    return whereabouts
  }
  const tell = (now: Whereabouts) => {
    whereabouts = now
  }
  return {
    around: (page: ReactNode) => (
      <MemoryRouter initialEntries={[start]}>
        <Watch tell={tell} />
        {page}
      </MemoryRouter>
    ),
    get state(): Pick<Whereabouts, 'location' | 'historyAction'> {
      return here()
    },
    navigate: (to: string | -1) => (to === -1 ? here().navigate(-1) : here().navigate(to)),
  }
}

function Watch({ tell }: { tell: (now: Whereabouts) => void }) {
  const location = useLocation()
  const historyAction = useNavigationType()
  const navigate = useNavigate()
  useLayoutEffect(() => tell({ location, historyAction, navigate }))
  return null
}
