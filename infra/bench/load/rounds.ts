import { quantileOf } from './latency.ts'
import { cpuMsOf, mainThreadCpuMsOf } from './process-usage.ts'

/** One side of a comparison. */
export type Contender = {
  /** Process whose CPU time is measured. */
  pid: number
  /** Prepares a round; not measured. */
  prepare?: () => Promise<void>
  /** Runs one round. @returns the number of requests and the seconds they took */
  run: () => Promise<{ requests: number; seconds: number }>
}

/** Medians of a contender's rounds. */
export type Result = {
  perSecond: number
  /** CPU time of its process per request. */
  cpuMicroseconds: number | undefined
  /** CPU time of its main thread per request. */
  mainThread: number | undefined
}

/** Measured rounds of each contender. */
const countedRounds = 7

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
    return known.length === 0 ? undefined : quantileOf(known, 0.5)
  }
  return {
    perSecond: quantileOf(
      rounds.map(({ perSecond }) => perSecond),
      0.5,
    ),
    cpuMicroseconds: medianOf(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    mainThread: medianOf(rounds.map(({ mainThread }) => mainThread)),
  }
}

/**
 * Measures two contenders in alternating rounds, so that other load on the machine affects both alike.
 * @param warmUpRounds rounds that are not counted, because servers run for days
 */
export async function compare(
  ours: Contender,
  ceiling: Contender,
  warmUpRounds = 1,
): Promise<{ ours: Result; ceiling: Result }> {
  const results: { ours: Result[]; ceiling: Result[] } = { ours: [], ceiling: [] }
  for (let round = 0; round < warmUpRounds + countedRounds; round += 1) {
    const ceilingResult = await runRound(ceiling)
    const ourResult = await runRound(ours)
    if (round < warmUpRounds) continue
    results.ceiling.push(ceilingResult)
    results.ours.push(ourResult)
  }
  return { ours: mediansOf(results.ours), ceiling: mediansOf(results.ceiling) }
}
