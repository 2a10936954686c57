import type { ScreenRoute } from '@store/sdk'
import { attemptTimeoutMs, withTimeout } from '../remotes/with-timeout.ts'

/** Fetches the code of one screen. */
export type LoadScreen = NonNullable<ScreenRoute['load']>

type Screen = Awaited<ReturnType<LoadScreen>>

const loadedScreens = new WeakMap<LoadScreen, Screen>()

/** The screen, when its code is already here. */
export function getLoadedScreen(load: LoadScreen): Screen | undefined {
  return loadedScreens.get(load)
}

/**
 * Fetches a screen's code and keeps it. Only successes are kept, so that another try may succeed.
 * @throws what the download threw, or LoadTimeoutError
 */
export async function loadScreen(load: LoadScreen): Promise<Screen> {
  const Screen = await withTimeout(attemptTimeoutMs, load)
  loadedScreens.set(load, Screen)
  return Screen
}
