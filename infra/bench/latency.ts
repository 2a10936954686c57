import { ask, type BenchRequest } from './http-client.ts'
import { cpuMsOf } from './process-usage.ts'

/** How long answers took, in milliseconds. */
export type Latency = {
  requests: number
  /** One by one, in the order they were asked. */
  times: readonly number[]
  median: number
  /** What 95 of 100 stay below. */
  p95: number
  /** Milliseconds of CPU of the process for a request, all threads. */
  cpuMs: number | undefined
}

/** Asks one request after the other. @param pid the process that answers */
export async function timeRequests(
  pid: number,
  requests: readonly BenchRequest[],
): Promise<Latency> {
  const times: number[] = []
  const before = await cpuMsOf(pid)
  for (const request of requests) {
    const askedAt = performance.now()
    await ask(request)
    times.push(performance.now() - askedAt)
  }
  const after = await cpuMsOf(pid)
  const cpu = before === undefined || after === undefined ? undefined : after - before
  return latencyOf(times, cpu && cpu / requests.length)
}

/** @param cpuMs milliseconds of CPU for each, where that is known */
export function latencyOf(times: readonly number[], cpuMs?: number): Latency {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { requests: times.length, times, median: at(0.5), p95: at(0.95), cpuMs }
}
