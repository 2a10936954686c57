import { startTransition, useEffect, useState } from 'react'
import { fetchScreen, type LoadScreen, screenOf } from './screen-code.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { UnavailablePanel } from './unavailable-panel.tsx'

/**
 * A screen whose code is a file of its own. Not `lazy` in `Suspense`: React holds a shown fallback for
 * 300 ms, however soon the code arrives, and keeps a failed download for good.
 */
export function LoadedScreen({ load }: { load: LoadScreen }) {
  const [attempt, setAttempt] = useState(1)
  const [settled, setSettled] = useState({ attempt: 0, hasFailed: false })
  const Screen = screenOf(load)
  const isThere = Screen !== undefined

  useEffect(() => {
    if (isThere) return
    let isCurrent = true
    const settle = (hasFailed: boolean) => {
      // Rendered in slices: a screen of fifty cards must not hold up a tap on a slow phone.
      if (isCurrent) startTransition(() => setSettled({ attempt, hasFailed }))
    }
    fetchScreen(load).then(
      () => settle(false),
      () => settle(true),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt, isThere])

  if (Screen) return <Screen />
  const hasFailed = settled.hasFailed && settled.attempt === attempt
  return hasFailed ? (
    <UnavailablePanel why="unreachable" onRetry={() => setAttempt(attempt + 1)} />
  ) : (
    <ScreenSkeleton />
  )
}
