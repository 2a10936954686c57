import { startTransition, useEffect, useState } from 'react'
import { failureReason } from '../remotes/attempt-outcome.ts'
import { getLoadedScreen, type LoadScreen, loadScreen } from './load-screen.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { UnavailablePanel } from './unavailable-panel.tsx'

interface LoadedScreenProps {
  load: LoadScreen
  /** Whose screen it is, as `mf-shop@1.4.0`. */
  release?: string
}

/** What the last attempt came to; the fault is wrapped, because anything can be thrown. */
interface AttemptResult {
  attempt: number
  failure?: { error: unknown }
}

/**
 * A screen whose code is a file of its own. Not `lazy` in `Suspense`: React holds a shown fallback for
 * 300 ms, however soon the code arrives, and keeps a failed download for good.
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
      // Rendered in slices: a screen of fifty cards must not hold up a tap on a slow phone.
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
