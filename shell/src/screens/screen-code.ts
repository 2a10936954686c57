import type { ScreenRoute } from '@store/sdk'
import { attemptBudgetMs, withinBudget } from '../remotes/within-budget.ts'

/** Fetches the code of one screen. */
export type LoadScreen = NonNullable<ScreenRoute['load']>

type Screen = Awaited<ReturnType<LoadScreen>>

const arrived = new WeakMap<LoadScreen, Screen>()

/** The screen, when its code is already here. */
export function screenOf(load: LoadScreen): Screen | undefined {
  return arrived.get(load)
}

/**
 * Fetches a screen's code and keeps it. Only successes are kept, so that another try may succeed.
 * @throws what the download threw, or TooSlow
 */
export async function fetchScreen(load: LoadScreen): Promise<Screen> {
  const Screen = await withinBudget(attemptBudgetMs, load)
  arrived.set(load, Screen)
  return Screen
}
