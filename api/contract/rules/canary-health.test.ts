import { describe, expect, it } from '@jest/globals'
import { canaryBounds, judgeCanary } from './canary-health.ts'

const counts = (failedLoads: number, loads: number) => ({ failedLoads, loads })

describe('a canary', () => {
  it.each([
    { that: 'fails nowhere', canary: counts(0, 5_000), stable: counts(0, 50_000), is: 'fine' },
    { that: 'fails as often', canary: counts(50, 1_000), stable: counts(500, 10_000), is: 'fine' },
    { that: 'fails less often', canary: counts(0, 1_000), stable: counts(900, 9_000), is: 'fine' },
    {
      that: 'is worse by less than the bound',
      canary: counts(150, 10_000),
      stable: counts(1_000, 90_000),
      is: 'fine',
    },
    { that: 'may be worse by chance', canary: counts(3, 100), stable: counts(9, 900), is: 'fine' },
    { that: 'fails more often', canary: counts(40, 200), stable: counts(9, 1_800), is: 'worse' },
    { that: 'fails everywhere', canary: counts(30, 30), stable: counts(0, 270), is: 'worse' },
    {
      that: 'is worse by little, seen very often',
      canary: counts(3_000, 100_000),
      stable: counts(9_000, 900_000),
      is: 'worse',
    },
    { that: 'had few visitors', canary: counts(29, 29), stable: counts(0, 270), is: 'unknown' },
    { that: 'had none', canary: counts(0, 0), stable: counts(0, 0), is: 'unknown' },
  ])('that $that is $is', ({ canary, stable, is }) => {
    expect(judgeCanary(canary, stable).is).toBe(is)
  })

  it('is not taken back while nobody has had the stable release to compare it with', () => {
    expect(judgeCanary(counts(100, 100), counts(0, 0)).is).toBe('fine')
    expect(judgeCanary(counts(100, 100), counts(0, 5)).is).toBe('worse')
  })

  it('is told with its rate, that of stable, and what is certain of the difference', () => {
    const verdict = judgeCanary(counts(40, 200), counts(9, 1_800))
    expect(verdict).toMatchObject({ canaryRate: 0.2, stableRate: 0.005 })
    // Newcombe's method 10, of the Wilson intervals 0.1272 to 0.3001 and 0.0019 to 0.0134 at 3.09.
    expect(verdict.atLeastWorseBy).toBeCloseTo(0.195 - Math.hypot(0.0728, 0.0084), 3)
  })

  it('counts a document whose load was never reported', () => {
    expect(judgeCanary(counts(40, 10), counts(0, 400))).toMatchObject({
      is: 'worse',
      canaryRate: 1,
    })
  })
})

describe('doubt', () => {
  it('shrinks the more there is to look at', () => {
    const sizes = [30, 100, 1_000, 10_000]
    const certain = sizes.map(
      (loads) => judgeCanary(counts(loads / 10, loads), counts(0, loads * 9)).atLeastWorseBy,
    )
    expect(certain).toEqual([...certain].sort((a, b) => a - b))
  })

  it('rarely halts a canary that is as good as stable, however often it is asked', () => {
    const draw = lottery(20_261_121)
    let halts = 0
    for (let canary = 0; canary < 100; canary += 1) {
      const seen = { canary: counts(0, 0), stable: counts(0, 0) }
      for (let check = 0; check < 60; check += 1) {
        visit(seen.canary, 20, draw)
        visit(seen.stable, 180, draw)
        if (judgeCanary(seen.canary, seen.stable).is === 'worse') {
          halts += 1
          break
        }
      }
    }
    expect(halts).toBeLessThanOrEqual(1)
  })

  it('halts one that fails for every tenth visitor within a few hundred of them', () => {
    const verdict = judgeCanary(counts(30, 300), counts(27, 2_700))
    expect(verdict.is).toBe('worse')
    expect(verdict.atLeastWorseBy).toBeGreaterThan(canaryBounds.tolerance)
  })
})

/** Adds visitors of whom one in fifty meets a failure. */
function visit(seen: { loads: number; failedLoads: number }, visitors: number, draw: () => number) {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    seen.loads += 1
    if (draw() < 0.02) seen.failedLoads += 1
  }
}

/** The same numbers in every run (mulberry32). */
function lottery(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
