import { expect, it } from '@jest/globals'
import { firstHtmlLines } from './first-html-report.ts'
import type { PageTimes } from './observe-page.ts'

function visits(...times: number[]): PageTimes[] {
  return times.map((visible) => ({ visible, usable: 1_000, largestPaint: visible, shift: 0 }))
}

it('compares visits of the same round, because the speed of the machine varies between rounds', () => {
  const page = {
    html: visits(300, 900, 310),
    plain: visits(600, 1_800, 310),
    bundle: visits(500, 1_500, 620),
  }
  const lines = firstHtmlLines('/shop', { visits: page, isSlow: false })
  expect(lines).toContainEqual(expect.stringMatching(/visible against without HTML +0\.50 .*met/))
  expect(lines).toContainEqual(expect.stringMatching(/visible against one bundle +0\.60 .*MISSED/))
})

it('expects more on a slow connection, where the script takes longest', () => {
  const page = { html: visits(500), plain: visits(1_000), bundle: visits(2_000) }
  const lines = firstHtmlLines('/shop', { visits: page, isSlow: true })
  expect(lines).toContainEqual(expect.stringMatching(/without HTML +0\.50 \(at most 0.35: MISSED/))
})
