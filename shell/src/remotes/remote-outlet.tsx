import { useEffect } from 'react'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'
import { UnavailablePanel } from '../screens/unavailable-panel.tsx'
import { RemoteScreens } from './remote-screens.tsx'
import { useRemoteState, useRemotes } from './remotes-context.tsx'

/** The place of a remote on the page: brings it in, and shows how far it is. */
export function RemoteOutlet({ name }: { name: string }) {
  const { loader } = useRemotes()
  const state = useRemoteState(name)
  useEffect(() => loader.open(name), [loader, name])

  switch (state.status) {
    case 'idle':
    case 'loading':
      return <ScreenSkeleton />
    case 'ready':
      return <RemoteScreens remote={state.remote} />
    case 'failed':
    case 'blocked':
      return <UnavailablePanel why={state.why} onRetry={() => loader.retry(name)} />
  }
}
