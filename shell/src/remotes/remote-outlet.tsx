import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { watchBlankPage } from '../reporting/blank-page.ts'
import { ScreenBoundary } from '../screens/screen-boundary.tsx'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'
import { UnavailablePanel } from '../screens/unavailable-panel.tsx'
import { RemoteScreens } from './remote-screens.tsx'
import { useRemoteState, useRemotes } from './remotes-context.tsx'

/** Loads a remote and renders its state. */
export function RemoteOutlet({ name }: { name: string }) {
  const { loader, reports } = useRemotes()
  const { pathname } = useLocation()
  const state = useRemoteState(name)
  useEffect(() => loader.open(name), [loader, name])

  switch (state.status) {
    case 'idle':
    case 'loading':
      return <ScreenSkeleton />
    case 'ready':
      return (
        <ScreenBoundary
          resetKey={pathname}
          release={state.release}
          onError={(error) => reports.crashed(state.release, error)}
        >
          <RemoteScreens remote={state.remote} release={state.release} />
          <BlankPageWatch key={pathname} release={state.release} />
        </ScreenBoundary>
      )
    case 'failed':
    case 'blocked':
      return (
        <UnavailablePanel
          why={state.why}
          causes={state.causes}
          onRetry={() => loader.retry(name)}
        />
      )
  }
}

/** Reports a page of a release that stays blank. */
function BlankPageWatch({ release }: { release: string }) {
  const { reports } = useRemotes()
  useEffect(
    () =>
      watchBlankPage(
        () => document.getElementById('main'),
        () => reports.blank(release),
      ),
    [release, reports],
  )
  return null
}
