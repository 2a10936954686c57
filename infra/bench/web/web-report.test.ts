import { expect, it } from '@jest/globals'
import type { Visit } from './first-visit.ts'
import { comparisonLines } from './web-report.ts'

function visits(...times: number[]): Visit[] {
  return times.map((renderedAfterMs) => ({
    renderedAfterMs,
    scriptBytes: 100,
    allBytes: 200,
    hops: 1,
  }))
}

const dashboard = { federated: visits(500), bundle: visits(500) }

it('compares visits of the same round, because the speed of the machine varies between rounds', () => {
  const shop = {
    federated: visits(600, 1_200, 1_220),
    bundle: visits(1_200, 2_400, 1_220),
  }
  const { lines, missed } = comparisonLines({ shop, dashboard })
  expect(missed).toEqual([])
  expect(lines).toContainEqual(expect.stringMatching(/against one bundle +0\.50 .*met/))
})

it('lists missed targets', () => {
  const shop = { federated: visits(900), bundle: visits(800) }
  const { missed } = comparisonLines({ shop, dashboard })
  expect(missed).toEqual([expect.stringMatching(/against one bundle +1\.13 .*MISSED/)])
})
