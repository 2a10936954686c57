import { median } from '../web-report.ts'
import type { PageTimes } from './observe-page.ts'

/** The visits of one page by variant and round. */
type Visits = Readonly<Record<'html' | 'plain' | 'bundle', readonly PageTimes[]>>

const medianOf = (values: readonly number[]): number => median(values, (value) => value)

/** Compares within rounds, because the speed of the machine varies between rounds. */
function ratio(visits: Visits, against: 'plain' | 'bundle', key: 'visible' | 'usable'): number {
  const pairs = visits.html.map((times, round) => [times[key], visits[against][round]?.[key]])
  return medianOf(pairs.flatMap(([own = 0, other]) => (other === undefined ? [] : [own / other])))
}

/**
 * The lines of a page: its times by variant, and the targets.
 * @param page isSlow: at 1.6 Mbit/s, where the script takes longest
 */
export function firstHtmlLines(
  path: string,
  { visits, isSlow }: { visits: Visits; isSlow: boolean },
): string[] {
  const targets = [
    ['visible against without HTML', ratio(visits, 'plain', 'visible'), isSlow ? 0.35 : 0.65],
    ['visible against one bundle', ratio(visits, 'bundle', 'visible'), 0.5],
    ['usable against without HTML', ratio(visits, 'plain', 'usable'), 1.05],
    ['layout shift', Math.max(...visits.html.map(({ shift }) => shift)), 0.02],
  ] as const
  return [
    ...(['html', 'plain', 'bundle'] as const).map((name) => {
      const at = (key: keyof PageTimes) => Math.round(medianOf(visits[name].map((v) => v[key])))
      const times = `visible ${at('visible')} ms, usable ${at('usable')} ms`
      return `${path.padEnd(10)} ${name.padEnd(7)} ${times}, largest paint ${at('largestPaint')} ms`
    }),
    ...targets.map(([what, value, most]) => {
      const verdict = value <= most ? 'met' : 'MISSED'
      return `${path.padEnd(10)} ${what.padEnd(30)} ${value.toFixed(2)} (at most ${most}: ${verdict})`
    }),
  ]
}
