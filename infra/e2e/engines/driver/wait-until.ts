import { setTimeout as pause } from 'node:timers/promises'
import type { Tab, Target } from './tab.ts'

/** Ends a wait for what never comes, in milliseconds. */
export const patienceMs = Number(process.env.PATIENCE ?? 120_000)

const intervalMs = 50

/**
 * Asks until the answer is neither false nor undefined.
 * @param what is waited for, in the message of the error
 * @throws Error if it does not come
 */
export async function waitUntil<Value>(
  what: string,
  ask: () => Promise<Value | false | undefined>,
): Promise<Value> {
  // Counted, because a busy machine asks less often.
  for (let asked = 0; asked < patienceMs / intervalMs; asked += 1) {
    const answer = await ask()
    if (answer !== false && answer !== undefined) return answer
    await pause(intervalMs)
  }
  throw new Error(`did not come: ${what}`)
}

/** Waits until this is shown. */
export async function waitFor(tab: Tab, target: Target): Promise<void> {
  await waitUntil(describeTarget(target), () => tab.has(target))
}

/** Waits until this is not shown any longer. */
export async function waitUntilGone(tab: Tab, target: Target): Promise<void> {
  await waitUntil(`no ${describeTarget(target)}`, async () => !(await tab.has(target)))
}

/** Waits until the path, without the query, is this one. */
export async function waitForPath(tab: Tab, path: string): Promise<void> {
  await waitUntil(`${path}`, async () => (await tab.address()).split('?')[0] === path)
}

/** Waits until the code of a page has taken its HTML over: what a person does before is kept for it, which other tests look at. */
export async function waitUntilTakenOver(tab: Tab): Promise<void> {
  const isTakenOver = `document.readyState === 'complete' && !globalThis.earlyInput`
  await waitUntil('the code of the page', () => tab.evaluate<boolean>(isTakenOver))
}

/** A target in the words of an error message. */
export function describeTarget({ within, containing, ...target }: Target): string {
  const words = Object.values(target).map(String).join(' ')
  const rest = [containing && `with ${containing}`, within && `in ${describeTarget(within)}`]
  return [words, ...rest].filter(Boolean).join(' ')
}
