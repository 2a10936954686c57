import { addDays, indiaDayOf } from '@store/contract/rules/india-days'

/** How many days a dashboard looks back; the API counts thirty when it is not told. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** The days a dashboard is asked for in the address; thirty unless it says otherwise. */
export function readPeriod(params: URLSearchParams): Period {
  const wanted = Number(params.get('days'))
  return periods.find((days) => days === wanted) ?? 30
}

/**
 * The days up to today in India, and as many before them to compare with.
 * @param now the instant that is called today
 */
export function dateRangesOf(period: Period, now: Date) {
  const to = indiaDayOf(now)
  const from = addDays(to, 1 - period)
  return {
    shown: { from, to },
    before: { from: addDays(from, -period), to: addDays(from, -1) },
  }
}
