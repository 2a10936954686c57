import { type BenchRequest, sendRequest } from './http-client.ts'
import { cpuMsOf } from './process-usage.ts'

/** Response times in milliseconds. */
export type Latency = {
  requests: number
  /** Each response time, in the order of the requests. */
  times: readonly number[]
  median: number
  /** The 95th percentile. */
  p95: number
  /** CPU time of the process per request in milliseconds, all threads. */
  cpuMs: number | undefined
}

/** Sends the requests one after the other. @param pid the process that responds */
export async function timeRequests(
  pid: number,
  requests: readonly BenchRequest[],
): Promise<Latency> {
  const times: number[] = []
  const before = await cpuMsOf(pid)
  for (const request of requests) {
    const sentAt = performance.now()
    await sendRequest(request)
    times.push(performance.now() - sentAt)
  }
  const after = await cpuMsOf(pid)
  const cpu = before === undefined || after === undefined ? undefined : after - before
  return latencyOf(times, cpu && cpu / requests.length)
}

/** @param cpuMs CPU time per request in milliseconds, if known */
export function latencyOf(times: readonly number[], cpuMs?: number): Latency {
  const [median, p95] = [quantileOf(times, 0.5), quantileOf(times, 0.95)]
  return { requests: times.length, times, median, p95, cpuMs }
}

/** @param share 0.5 for the median; NaN without values */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
