import type { Remote } from '@store/sdk'
import { Suspense, useMemo } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { LoadedScreen } from '../screens/loaded-screen.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'

/** The screens of a remote that has arrived; an address it has no screen for is not found. */
export function RemoteScreens({ remote }: { remote: Remote }) {
  const routes = useMemo(() => routesOf(remote), [remote])
  const screen = useRoutes(routes)
  // A screen may suspend; what it shows meanwhile is its own matter first.
  return <Suspense fallback={<ScreenSkeleton />}>{screen ?? <NotFoundScreen />}</Suspense>
}

function routesOf(remote: Remote): RouteObject[] {
  return remote.routes.map(({ path, element, load }) => ({
    path,
    element: load ? <LoadedScreen key={path} load={load} /> : element,
  }))
}
