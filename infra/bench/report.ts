import type { Result } from './rounds.ts'

function perRequest({ cpuMicroseconds }: Result): string {
  return cpuMicroseconds === undefined ? '' : `, ${Math.round(cpuMicroseconds)} µs CPU each`
}

/** One line: how near to the ceiling, and what both did. */
export function ratioLine(
  name: string,
  { ours, ceiling }: { ours: Result; ceiling: Result },
  target: number,
): string {
  const ratio = ours.perSecond / ceiling.perSecond
  const verdict = ratio >= target ? 'met' : 'MISSED'
  return (
    `${name.padEnd(10)} ${ratio.toFixed(2)} of the ceiling (target ${target}, ${verdict}): ` +
    `${Math.round(ours.perSecond)}/s${perRequest(ours)}; ` +
    `ceiling ${Math.round(ceiling.perSecond)}/s${perRequest(ceiling)}`
  )
}
