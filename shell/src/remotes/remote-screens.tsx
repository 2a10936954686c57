import type { Remote } from '@store/sdk'
import { Suspense, useMemo } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { LoadedScreen } from '../screens/loaded-screen.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'

interface RemoteScreensProps {
  remote: Remote
  /** As `mf-shop@1.4.0`. */
  release: string
}

/** The screens of a remote that has arrived; an address it has no screen for is not found. */
export function RemoteScreens({ remote, release }: RemoteScreensProps) {
  const routes = useMemo(() => routesOf(remote, release), [remote, release])
  const screen = useRoutes(routes)
  // A screen may suspend; what it shows meanwhile is its own matter first.
  return <Suspense fallback={<ScreenSkeleton />}>{screen ?? <NotFoundScreen />}</Suspense>
}

function routesOf(remote: Remote, release: string): RouteObject[] {
  return remote.routes.map(({ path, element, load }) => ({
    path,
    element: load ? <LoadedScreen key={path} load={load} release={release} /> : element,
  }))
}
