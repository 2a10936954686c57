import type { Page } from 'playwright-core'

/**
 * Counts what a person does: the events of this type on the pages that are opened from now on.
 * @returns a function that returns the count so far
 */
export async function countEvents(
  page: Page,
  type: 'keydown' | 'pointerdown',
): Promise<() => number> {
  let events = 0
  const name = `count_${type}`
  await page.exposeFunction(name, () => {
    events += 1
  })
  await page.addInitScript(`addEventListener('${type}', () => ${name}(), true)`)
  return () => events
}
