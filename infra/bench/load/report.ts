import type { Latency } from './latency.ts'
import type { Result } from './rounds.ts'

/** The suffix of a result that states whether its target is met; empty without a target. */
export function verdict(target: number | undefined, isMet: (target: number) => boolean): string {
  return target === undefined ? '' : ` (target ${target}, ${isMet(target) ? 'met' : 'MISSED'})`
}

function perRequest({ cpuMicroseconds, mainThread }: Result): string {
  if (cpuMicroseconds === undefined) return ''
  const main = mainThread === undefined ? '' : ` (main thread ${Math.round(mainThread)})`
  return `, ${Math.round(cpuMicroseconds)} µs CPU each${main}`
}

/** The same ratio by CPU time, which other processes affect less. */
function byCpu(ours: Result, ceiling: Result): string {
  if (ours.cpuMicroseconds === undefined || ceiling.cpuMicroseconds === undefined) return ''
  return `, ${(ceiling.cpuMicroseconds / ours.cpuMicroseconds).toFixed(2)} by CPU`
}

/** One line with the ratio to the ceiling and both results. */
export function ratioLine(
  name: string,
  { ours, ceiling }: { ours: Result; ceiling: Result },
  target?: number,
): string {
  const ratio = ours.perSecond / ceiling.perSecond
  const result = verdict(target, (least) => ratio >= least)
  return (
    `${name.padEnd(10)} ${ratio.toFixed(2)} of the ceiling${byCpu(ours, ceiling)}${result}: ` +
    `${Math.round(ours.perSecond)}/s${perRequest(ours)}; ` +
    `ceiling ${Math.round(ceiling.perSecond)}/s${perRequest(ceiling)}`
  )
}

/** One line with response times in milliseconds, compared with the target if there is one. */
export function latencyLine(
  name: string,
  { requests, median, p95, cpuMs }: Latency,
  target?: number,
): string {
  const cpu = cpuMs === undefined ? '' : `, ${cpuMs.toFixed(1)} ms CPU each`
  return (
    `${name.padEnd(12)} p95 ${p95.toFixed(0)} ms${verdict(target, (most) => p95 <= most)}: ` +
    `median ${median.toFixed(0)} ms, ${requests} requests${cpu}`
  )
}
