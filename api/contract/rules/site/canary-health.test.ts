import { describe, expect, it } from '@jest/globals'
import { assessCanary, type CanaryStage, totalCounts } from './canary-health.ts'

const counts = (failed: number, browsers: number) => ({ failed, browsers })
const stageOf = (
  percent: number,
  canary: [failed: number, browsers: number],
  stable: [failed: number, browsers: number],
): CanaryStage => ({ percent, canary: counts(...canary), stable: counts(...stable) })

/** Failures from networks enough. */
const assess = (stages: readonly CanaryStage[]) => assessCanary({ stages, networks: 6 })

describe('a canary', () => {
  it.each([
    { that: 'no browser has loaded', stages: [], is: 'unknown' },
    { that: 'fails nowhere', stages: [stageOf(5, [0, 5_000], [0, 95_000])], is: 'fine' },
    { that: 'fails as often', stages: [stageOf(5, [50, 1_000], [950, 19_000])], is: 'fine' },
    { that: 'fails less often', stages: [stageOf(10, [0, 1_000], [900, 9_000])], is: 'fine' },
    { that: 'may be worse by chance', stages: [stageOf(10, [3, 100], [9, 900])], is: 'fine' },
    { that: 'fails more often', stages: [stageOf(10, [40, 200], [9, 1_800])], is: 'worse' },
    {
      that: 'fails for its first four browsers',
      stages: [stageOf(5, [4, 4], [0, 76])],
      is: 'worse',
    },
    { that: 'failed for three browsers only', stages: [stageOf(1, [3, 3], [0, 300])], is: 'fine' },
    {
      that: 'fails more often, which only its two shares together show',
      stages: [stageOf(5, [3, 30], [3, 600]), stageOf(25, [4, 40], [2, 120])],
      is: 'worse',
    },
  ])('that $that is $is', ({ stages, is }) => {
    expect(assess(stages).is).toBe(is)
  })

  it.each([
    [5, 'fine'],
    [6, 'worse'],
  ])('that fails for browsers of %d networks is %s', (networks, is) => {
    const stages = [stageOf(10, [40, 200], [9, 1_800])]
    expect(assessCanary({ stages, networks }).is).toBe(is)
  })

  it('fails in no more browsers than have loaded it', () => {
    expect(assess([stageOf(5, [40, 3], [0, 76])]).is).toBe('fine')
    expect(assess([stageOf(5, [4, 4], [900, 0])]).is).toBe('worse')
  })

  it('is rated by its failures of all time, not by those of the last minutes', () => {
    const slow = [stageOf(5, [4, 10], [0, 190])]
    expect(assess(slow).is).toBe('worse')
  })

  it('is rated alike by counts that would underflow', () => {
    const { evidence } = assess([stageOf(50, [9_000, 100_000], [9_000, 100_000])])
    expect(evidence).toBeGreaterThanOrEqual(0)
    expect(evidence).toBeLessThan(1)
  })

  it('comes with the evidence, the average of three likelihood ratios', () => {
    // One failed browser of the canary at 50 %: 2/1.5, 8/4.5 and 32/16.5.
    const { evidence } = assess([stageOf(50, [1, 1], [0, 1])])
    expect(evidence).toBeCloseTo((2 / 1.5 + 8 / 4.5 + 32 / 16.5) / 3, 10)
  })

  it('counts the browsers of all its stages', () => {
    const stages = [stageOf(5, [1, 10], [2, 190]), stageOf(25, [3, 50], [4, 150])]
    expect(totalCounts(stages)).toEqual({ canary: counts(4, 60), stable: counts(6, 340) })
  })
})

describe('simulated canaries', () => {
  it.each([{ percent: 1 }, { percent: 25 }, { percent: 90 }])(
    'that are as good as stable ($percent %) are halted in less than 1 of 100, assessed after each failure',
    ({ percent }) => {
      const random = seededRandom(20_261_122)
      const halted = simulate(500, () => isHarmlessHalted(percent, random))
      expect(share(halted, Boolean)).toBeLessThan(0.01)
    },
  )

  // Time plays no part: the verdict depends on browsers alone, 12 documents a day or 20,000.
  it.each([
    { percent: 1, rate: 0.005, within40: 0.95, median: 25 },
    { percent: 5, rate: 0, within40: 0.95, median: 25 },
    { percent: 5, rate: 0.005, within40: 0.95, median: 25 },
    { percent: 5, rate: 0.02, within40: 0.8, median: 25 },
    { percent: 10, rate: 0.005, within40: 0.9, median: 25 },
    { percent: 10, rate: 0.02, within40: 0.75, median: 25 },
    { percent: 25, rate: 0.005, within40: 0.8, median: 30 },
  ])(
    'that break for 20 % ($rate failures before, $percent %) are halted within 40 browsers',
    ({ within40, median, ...site }) => {
      const random = seededRandom(20_261_122)
      const broken = simulate(300, () => exposuresToHalt({ ...site, extra: 0.2 }, random))
      expect(broken.toSorted((a, b) => a - b)[150]).toBeLessThanOrEqual(median)
      expect(share(broken, (exposures) => exposures <= 40)).toBeGreaterThan(within40)
    },
  )

  it('that always fail are halted by their first browsers, whatever their share', () => {
    for (const percent of [1, 5, 10, 25, 50]) {
      const random = seededRandom(percent)
      const halted = simulate(50, () => exposuresToHalt({ percent, rate: 0, extra: 1 }, random))
      expect(Math.max(...halted)).toBeLessThanOrEqual(percent === 50 ? 10 : 6)
    }
  })
})

/** Draws the side of each failing browser, on which alone the verdict depends: 400 browsers. */
function isHarmlessHalted(percent: number, random: () => number): boolean {
  const canary = counts(0, 0)
  const stable = counts(0, 0)
  for (let browser = 0; browser < 400; browser += 1) {
    const side = random() * 100 < percent ? canary : stable
    side.browsers += 1
    side.failed += 1
    // A failure of stable only lowers the evidence.
    if (side === stable) continue
    if (assess([{ percent, canary, stable }]).is === 'worse') return true
  }
  return false
}

interface SimulatedSite {
  percent: number
  /** Share of all browsers in which either release fails. */
  rate: number
  /** Share of browsers in which the canary alone fails. */
  extra: number
}

/** The number of browsers that had the canary when it was halted. */
function exposuresToHalt({ percent, rate, extra }: SimulatedSite, random: () => number): number {
  const canary = counts(0, 0)
  const stable = counts(0, 0)
  for (;;) {
    const isCanary = random() * 100 < percent
    const side = isCanary ? canary : stable
    side.browsers += 1
    const isFailed = random() < rate || (isCanary && random() < extra)
    if (!isFailed) continue
    side.failed += 1
    if (!isCanary) continue
    if (assess([{ percent, canary, stable }]).is === 'worse') return canary.browsers
  }
}

function simulate<T>(times: number, run: () => T): T[] {
  return Array.from({ length: times }, run)
}

function share<T>(values: readonly T[], isMeant: (value: T) => boolean): number {
  return values.filter(isMeant).length / values.length
}

// In jest each use of a global costs more than the rest of the function.
const { imul } = Math

/** The same numbers in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
