import { addDays, indiaDayOf } from '@store/contract/rules/india-days'

/** Selectable periods in days; the API's default is thirty. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** The period in the URL; thirty days by default. */
export function readPeriod(params: URLSearchParams): Period {
  const wanted = Number(params.get('days'))
  return periods.find((days) => days === wanted) ?? 30
}

/**
 * The days up to today in India, and the same number before them for comparison.
 * @param now the current instant
 */
export function dateRangesOf(period: Period, now: Date) {
  const to = indiaDayOf(now)
  const from = addDays(to, 1 - period)
  return {
    shown: { from, to },
    before: { from: addDays(from, -period), to: addDays(from, -1) },
  }
}
