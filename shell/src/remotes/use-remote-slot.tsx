import { type SlotState, useAppDispatch, useSession } from '@store/sdk'
import { startTransition, useEffect, useState } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { prefetchScreen } from '../routing/preload-screen.ts'
import type { SiteRoute } from '../routing/site-map.ts'
import { useSiteMap } from '../routing/site-map-context.tsx'
import { LoadedScreen } from '../screens/loaded-screen.tsx'
import { ScreenBoundary } from '../screens/screen-boundary.tsx'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'
import { UnavailablePanel } from '../screens/unavailable-panel.tsx'
import type { RemoteState } from './remote-state.ts'
import { useRemoteState, useRemotes } from './remotes-context.tsx'

/** The slot of the open page: the screen that a remote puts there, shown once its code and first data are there. */
export function useRemoteSlot(): SlotState {
  const { pathname } = useLocation()
  const { role } = useSession()
  const route = useSiteMap().findScreenInside(pathname, role)
  const { loader, reports } = useRemotes()
  const remote = route?.remote
  const state = useRemoteState(remote ?? '')
  const isOpened = useIsOpened(state, route)
  useEffect(() => {
    if (remote !== undefined) loader.open(remote)
  }, [loader, remote])

  if (remote === undefined) return { isLoading: false, content: undefined }
  switch (state.status) {
    case 'idle':
    case 'loading':
      return { isLoading: true, content: <ScreenSkeleton /> }
    case 'failed':
    case 'blocked': {
      const { why, causes } = state
      const handleRetry = () => loader.retry(remote)
      return {
        isLoading: false,
        content: <UnavailablePanel why={why} causes={causes} onRetry={handleRetry} />,
      }
    }
    case 'ready': {
      const load = routeIn(state, route)?.load
      if (load === undefined) return { isLoading: false, content: undefined }
      if (!isOpened) return { isLoading: true, content: <ScreenSkeleton /> }
      const { release } = state
      return {
        isLoading: false,
        content: (
          <ScreenBoundary
            resetKey={pathname}
            release={release}
            onError={(error) => reports.crashed(release, error)}
          >
            <LoadedScreen load={load} release={release} />
          </ScreenBoundary>
        ),
      }
    }
  }
}

function routeIn(state: RemoteState, route: SiteRoute | undefined) {
  if (state.status !== 'ready' || route === undefined) return undefined
  return matchRoutes(state.remote.routes, route.path)?.at(-1)?.route
}

/** True once the screen's code and first data are there, or the screen has to say itself why they are not. */
function useIsOpened(state: RemoteState, route: SiteRoute | undefined): boolean {
  const dispatch = useAppDispatch()
  const remote = state.status === 'ready' ? state.remote : undefined
  const path = route?.path
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    if (remote === undefined || path === undefined) return
    let isCurrent = true
    const settle = () => {
      if (isCurrent) startTransition(() => setOpened(true))
    }
    prefetchScreen(remote, { dispatch, pathname: path, search: '' }).then(settle, settle)
    return () => {
      isCurrent = false
    }
  }, [remote, path, dispatch])
  return isOpened
}
