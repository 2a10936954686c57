import type { Remote } from '@store/sdk'
import { Suspense, useMemo } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { LoadedScreen } from '../screens/loaded-screen.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { ScreenBoundary } from '../screens/screen-boundary.tsx'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'

/** The screens of a remote that has arrived; an address it has no screen for is not found. */
export function RemoteScreens({ remote }: { remote: Remote }) {
  const { pathname } = useLocation()
  const routes = useMemo(() => routesOf(remote), [remote])
  const screen = useRoutes(routes)
  return (
    <ScreenBoundary resetKey={pathname}>
      {/* A remote may suspend inside a screen; what it shows meanwhile is its own matter first. */}
      <Suspense fallback={<ScreenSkeleton />}>{screen ?? <NotFoundScreen />}</Suspense>
    </ScreenBoundary>
  )
}

function routesOf(remote: Remote): RouteObject[] {
  return remote.routes.map(({ path, element, load }) => ({
    path,
    element: load ? <LoadedScreen key={path} load={load} /> : element,
  }))
}
