/** The value of a day; null when there is none. */
export interface DayPoint {
  /** YYYY-MM-DD. */
  day: string
  value: number | null
}

/** Space in pixels that the drawing leaves to the labels: the pointed day is marked and found by it. */
export const plotSpace = { height: 190, start: 64, end: 24, top: 8, bottom: 28 }

/** The day under a pointer. @param x pixels from the start of a drawing of this width */
export function indexAt(x: number, { width, count }: { width: number; count: number }): number {
  const inner = Math.max(1, width - plotSpace.start - plotSpace.end)
  const index = Math.floor(((x - plotSpace.start) / inner) * count)
  return Math.min(count - 1, Math.max(0, index))
}

/** CSS for where the middle of a day stands. */
export function middleOf(index: number, count: number): string {
  const share = (index + 0.5) / count
  const { start, end } = plotSpace
  return `calc(${start}px + (100% - ${start + end}px) * ${share})`
}

/**
 * The day that a key leads to.
 * @returns undefined for a key that moves nothing
 */
export function indexAfterKey(
  key: string,
  { index, count }: { index: number; count: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - 7,
    PageUp: index + 7,
    Home: 0,
    End: count - 1,
  }
  const wanted = steps[key]
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted))
}
