import type { Remote } from '@store/sdk'
import { Suspense, useEffect, useMemo } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { replayEarlyInput } from '../first-html/early-input.ts'
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
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {screen ?? <NotFoundScreen />}
      <EarlyInput />
    </Suspense>
  )
}

/** Repeats what a person did in the HTML of the screen before the screen listened. */
function EarlyInput() {
  useEffect(() => replayEarlyInput('screen'), [])
  return null
}

function routesOf(remote: Remote, release: string): RouteObject[] {
  return remote.routes.map(({ path, element, load }) => ({
    path,
    element: load ? <LoadedScreen key={path} load={load} release={release} /> : element,
  }))
}
