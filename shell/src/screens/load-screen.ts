import type { ScreenRoute } from '@store/sdk'
import { attemptTimeoutMs, withTimeout } from '../remotes/loader/with-timeout.ts'

/** Loads the component of one screen. */
export type LoadScreen = NonNullable<ScreenRoute['load']>

type Screen = Awaited<ReturnType<LoadScreen>>

const loadedScreens = new WeakMap<LoadScreen, Screen>()

/** The screen's component if it is already loaded. */
export function getLoadedScreen(load: LoadScreen): Screen | undefined {
  return loadedScreens.get(load)
}

/**
 * Loads a screen's component and caches it. Failures are not cached, so a retry may succeed.
 * @throws the error of the download, or LoadTimeoutError
 */
export async function loadScreen(load: LoadScreen): Promise<Screen> {
  const Screen = await withTimeout(attemptTimeoutMs, load)
  loadedScreens.set(load, Screen)
  return Screen
}
