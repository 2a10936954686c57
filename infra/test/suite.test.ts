import { expect, it } from '@jest/globals'
import { addResults, summary } from './suite.ts'

const unit = { passed: 3, failed: 0, retried: ['shows a list'] }
const api = { passed: 4, failed: 2, retried: [] }

it('ends with the totals, preceded by the number and names of the tests that passed on retry', () => {
  const lines = summary([
    ['unit', unit],
    ['api', api],
  ]).split('\n')
  expect(lines).toEqual([
    'unit   3 passed, 0 failed',
    'api    4 passed, 2 failed',
    'passed on retry: 1',
    '  shows a list',
    '7 passed, 2 failed',
  ])
})

it('adds the results of several runs', () => {
  expect(addResults([unit, api])).toEqual({ passed: 7, failed: 2, retried: ['shows a list'] })
})
