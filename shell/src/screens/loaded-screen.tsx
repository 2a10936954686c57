import { startTransition, useEffect, useState } from 'react'
import { reasonOf } from '../remotes/attempt-outcome.ts'
import { fetchScreen, type LoadScreen, screenOf } from './screen-code.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { UnavailablePanel } from './unavailable-panel.tsx'

interface LoadedScreenProps {
  load: LoadScreen
  /** Whose screen it is, as `mf-shop@1.4.0`. */
  release?: string
}

/** What the last attempt came to; the fault is wrapped, because anything can be thrown. */
interface Settled {
  attempt: number
  failure?: { fault: unknown }
}

/**
 * A screen whose code is a file of its own. Not `lazy` in `Suspense`: React holds a shown fallback for
 * 300 ms, however soon the code arrives, and keeps a failed download for good.
 */
export function LoadedScreen({ load, release = 'shell' }: LoadedScreenProps) {
  const [attempt, setAttempt] = useState(1)
  const [settled, setSettled] = useState<Settled>({ attempt: 0 })
  const Screen = screenOf(load)
  const isThere = Screen !== undefined

  useEffect(() => {
    if (isThere) return
    let isCurrent = true
    const settle = (outcome: Settled) => {
      // Rendered in slices: a screen of fifty cards must not hold up a tap on a slow phone.
      if (isCurrent) startTransition(() => setSettled(outcome))
    }
    fetchScreen(load).then(
      () => settle({ attempt }),
      (fault: unknown) => settle({ attempt, failure: { fault } }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt, isThere])

  if (Screen) return <Screen />
  if (settled.attempt !== attempt || !settled.failure) return <ScreenSkeleton />
  const { fault } = settled.failure
  return (
    <UnavailablePanel
      why={reasonOf(fault)}
      causes={[{ release, detail: String(fault) }]}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}
