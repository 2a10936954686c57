import { expect, it } from '@jest/globals'
import type { LoadReport } from './orders-under-load.ts'
import { isHarmless, lineOf } from './verdict.ts'

const planned = { isPlanned: true }
const accident = { isPlanned: false }

const reportOf = (given: Partial<LoadReport>): LoadReport => ({
  acknowledged: 50,
  lost: 0,
  duplicated: 0,
  wrongStock: 0,
  unreadableProofs: 0,
  invoices: 10,
  missingInvoices: 0,
  failures: [],
  postponed: 0,
  stallMs: 900,
  usualMs: 40,
  ...given,
})

it('of an accident allows a longer stall where every order takes longer', () => {
  expect(isHarmless(accident, reportOf({ stallMs: 5_600 }))).toBe(false)
  expect(isHarmless(accident, reportOf({ stallMs: 5_600, usualMs: 300 }))).toBe(true)
  expect(isHarmless(accident, reportOf({ stallMs: 9_000, usualMs: 300 }))).toBe(false)
})

it('of planned work allows no failed request, nor one that was asked to try again, as after an accident', () => {
  expect(isHarmless(planned, reportOf({ failures: ['returned 500'] }))).toBe(false)
  expect(isHarmless(planned, reportOf({ postponed: 1 }))).toBe(false)
  expect(isHarmless(accident, reportOf({ postponed: 90 }))).toBe(true)
})

it('never allows damage, nor a site on which nobody could order', () => {
  expect(isHarmless(accident, reportOf({ lost: 1 }))).toBe(false)
  expect(isHarmless(accident, reportOf({ missingInvoices: 1 }))).toBe(false)
  expect(isHarmless(accident, reportOf({ acknowledged: 0 }))).toBe(false)
})

it('is said with what was counted', () => {
  expect(lineOf(reportOf({ failures: ['POST returned 500'], postponed: 3 }))).toBe(
    '50 orders and 10 invoices, 0 lost, 0 doubled, 0 wrong stock, 0 unreadable proofs, 0 missing invoices, ' +
      '1 failed requests (POST returned 500), 3 asked to try again, stall 0.9 s of 5.4',
  )
})
