import type { ScreenRoute } from '@store/sdk'
import type { ComponentType } from 'react'
import { attemptBudgetMs, withinBudget } from '../remotes/within-budget.ts'

/** Fetches the code of one screen. */
export type LoadScreen = NonNullable<ScreenRoute['load']>

const arrived = new WeakMap<LoadScreen, ComponentType>()

/** The screen, when its code is already here. */
export function screenOf(load: LoadScreen): ComponentType | undefined {
  return arrived.get(load)
}

/**
 * Fetches a screen's code and keeps it. Only successes are kept, so that another try may succeed.
 * @throws what the download threw, or TooSlow
 */
export async function fetchScreen(load: LoadScreen): Promise<void> {
  arrived.set(load, await withinBudget(attemptBudgetMs, load))
}
