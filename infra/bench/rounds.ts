import { cpuMsOf, mainThreadCpuMsOf } from './process-usage.ts'

/** One side of a comparison. */
export type Contender = {
  /** Process whose CPU counts. */
  pid: number
  /** Makes ready for a round; does not count. */
  prepare?: () => Promise<void>
  /** Works for one round; answers how many requests it did, and in how many seconds. */
  run: () => Promise<{ requests: number; seconds: number }>
}

/** The medians of a contender's rounds. */
export type Result = {
  perSecond: number
  /** Microseconds of CPU of its process for a request. */
  cpuMicroseconds: number | undefined
  /** Those of its main thread alone. */
  mainThread: number | undefined
}

/** Rounds of each contender that count. */
const countedRounds = 7

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function runRound({ pid, prepare, run }: Contender) {
  await prepare?.()
  const [before, mainBefore] = await Promise.all([cpuMsOf(pid), mainThreadCpuMsOf(pid)])
  const { requests, seconds } = await run()
  const [after, mainAfter] = await Promise.all([cpuMsOf(pid), mainThreadCpuMsOf(pid)])
  const each = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? undefined : ((to - from) * 1000) / requests
  return {
    perSecond: requests / seconds,
    cpuMicroseconds: each(before, after),
    mainThread: each(mainBefore, mainAfter),
  }
}

function mediansOf(rounds: readonly Result[]): Result {
  const medianOf = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined)
    return known.length === 0 ? undefined : median(known)
  }
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: medianOf(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    mainThread: medianOf(rounds.map(({ mainThread }) => mainThread)),
  }
}

/**
 * Measures two contenders turn by turn, so that what else the machine does meets both alike.
 * @param warmUpRounds rounds before those that count: a server that runs for days is measured as it runs then
 */
export async function compare(
  ours: Contender,
  ceiling: Contender,
  warmUpRounds = 1,
): Promise<{ ours: Result; ceiling: Result }> {
  const results: { ours: Result[]; ceiling: Result[] } = { ours: [], ceiling: [] }
  for (let round = 0; round < warmUpRounds + countedRounds; round += 1) {
    const theirs = await runRound(ceiling)
    const own = await runRound(ours)
    if (round < warmUpRounds) continue
    results.ceiling.push(theirs)
    results.ours.push(own)
  }
  return { ours: mediansOf(results.ours), ceiling: mediansOf(results.ceiling) }
}
