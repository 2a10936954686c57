import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Clock ticks a second in /proc, fixed at 100 for programs on Linux. */
const ticksPerSecond = 100

/** CPU time of a process in milliseconds, all threads; undefined without /proc. */
export async function cpuMsOf(pid: number): Promise<number | undefined> {
  return cpuMsIn(`/proc/${pid}/stat`)
}

/** CPU time of a process's main thread in milliseconds, which serves HTTP; undefined without /proc. */
export async function mainThreadCpuMsOf(pid: number): Promise<number | undefined> {
  return cpuMsIn(`/proc/${pid}/task/${pid}/stat`)
}

async function cpuMsIn(path: string): Promise<number | undefined> {
  const stat = await readFile(path, 'utf8').catch(() => undefined)
  // The name in parentheses may contain spaces. utime and stime are the 12th and 13th fields after it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Peak memory of a process since its start in MB; undefined without /proc. */
export async function peakMemoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** Memory that a process has now, in MB; undefined without /proc. */
export async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** Maximum CPU time per second of an idle API, in milliseconds. It still polls for catalogue changes. */
const idleBelowMs = 150

/** Waits until a process is idle. @returns the duration in seconds */
export async function waitUntilIdle(pid: number): Promise<number> {
  const startedAt = performance.now()
  for (let used = Number.POSITIVE_INFINITY; used > idleBelowMs; ) {
    const before = await cpuMsOf(pid)
    await wait(1000)
    used = ((await cpuMsOf(pid)) ?? 0) - (before ?? 0)
  }
  return (performance.now() - startedAt) / 1000
}
