import { describe, expect, it } from '@jest/globals'
import { losesFirstHtml, sumFirstHtmlCounts } from './first-html-health.ts'

const pages = (failed: number, rendered: number) => ({ failed, rendered })

describe('a canary loses the first HTML', () => {
  it.each([
    ['when all of its pages fail', [pages(3, 0), pages(0, 12)]],
    ['when one page of five fails', [pages(4, 16), pages(0, 20)]],
  ] as const)('%s', (_, [canary, stable]) => {
    expect(losesFirstHtml(canary, stable)).toBe(true)
  })

  it.each([
    ['by two failures, which may be chance', [pages(2, 0), pages(0, 12)]],
    ['by one page of a hundred', [pages(3, 297), pages(0, 300)]],
    ['when stable fails as often', [pages(6, 14), pages(5, 15)]],
    ['before anything was rendered', [pages(0, 0), pages(0, 0)]],
  ] as const)('not %s', (_, [canary, stable]) => {
    expect(losesFirstHtml(canary, stable)).toBe(false)
  })
})

it('counts neither silence of the API nor differences in browsers as failures', () => {
  const outcomes = ['rendered', 'unanswered', 'throws', 'timeout', 'memory', 'hash', 'mismatch']
  const counts = [...outcomes, 'difference'].map((outcome) => ({ outcome, count: 2 }))
  expect(sumFirstHtmlCounts(counts)).toEqual({ rendered: 2, failed: 10 })
})
