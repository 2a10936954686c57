import type { Locator } from 'playwright-core'

/** Position and size in the window, in pixels. */
export type Box = { x: number; y: number; width: number; height: number }

/** The box of an element. @throws Error if it is not visible */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Not shown: ${locator}`)
  return box
}

/** Whether two boxes overlap. */
export function doOverlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Whether a whole text is visible: nothing truncates or covers it. */
export async function isReadable(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    if (element.scrollWidth > element.clientWidth && element.clientWidth > 0) return false
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].every(({ left, right, top, bottom }) => {
      const y = (top + bottom) / 2
      const points = [
        [left + 1, y],
        [right - 1, y],
        [left + 1, top + 1],
        [right - 1, bottom - 1],
      ] as const
      return points.every(([x, at]) => element.contains(document.elementFromPoint(x, at)))
    })
  })
}
