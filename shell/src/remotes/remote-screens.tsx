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

/** Renders the screens of a loaded remote; a path without a screen is not found. */
export function RemoteScreens({ remote, release }: RemoteScreensProps) {
  const routes = useMemo(() => routesOf(remote, release), [remote, release])
  const screen = useRoutes(routes)
  // For screens that suspend without a fallback of their own.
  return <Suspense fallback={<ScreenSkeleton />}>{screen ?? <NotFoundScreen />}</Suspense>
}

function routesOf(remote: Remote, release: string): RouteObject[] {
  return remote.routes.map(({ path, element, load }) => ({
    path,
    element: load ? <LoadedScreen key={path} load={load} release={release} /> : element,
  }))
}
