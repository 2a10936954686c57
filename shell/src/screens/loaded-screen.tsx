import { startTransition, useEffect, useState } from 'react'
import { failureReason } from '../remotes/loader/attempt-outcome.ts'
import { getLoadedScreen, type LoadScreen, loadScreen } from './load-screen.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { UnavailablePanel } from './unavailable-panel.tsx'

interface LoadedScreenProps {
  load: LoadScreen
  /** The release the screen belongs to, as `mf-shop@1.4.0`. */
  release?: string
}

/** The outcome of the last attempt; the error is wrapped, because any value can be thrown. */
interface AttemptResult {
  attempt: number
  failure?: { error: unknown }
}

/**
 * A screen loaded on demand. Does not use `lazy` and `Suspense`: React shows a fallback for at least 300 ms and caches a
 * failed download forever.
 */
export function LoadedScreen({ load, release = 'shell' }: LoadedScreenProps) {
  const [attempt, setAttempt] = useState(1)
  const [result, setResult] = useState<AttemptResult>({ attempt: 0 })
  const Screen = getLoadedScreen(load)
  const isLoaded = Screen !== undefined

  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    const settle = (outcome: AttemptResult) => {
      // A transition renders in slices: a large screen must not block taps on a slow phone.
      if (isCurrent) startTransition(() => setResult(outcome))
    }
    loadScreen(load).then(
      () => settle({ attempt }),
      (error: unknown) => settle({ attempt, failure: { error } }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt, isLoaded])

  if (Screen) return <Screen />
  if (result.attempt !== attempt || !result.failure) return <ScreenSkeleton />
  const { error } = result.failure
  return (
    <UnavailablePanel
      why={failureReason(error)}
      causes={[{ release, detail: String(error) }]}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}
