/** Says one line of progress. */
export type Log = (line: string) => void

/** Lines that begin with the name of what they are about. */
export function logOf(name: string): Log {
  return (line) => console.log(`${name.padEnd(13)} ${line}`)
}

/** Does one step of a command and says its outcome and duration in one line. */
export async function step<Result>(
  name: string,
  work: (log: Log) => Promise<Result>,
  outcome: (result: Result) => string,
): Promise<Result> {
  const startedAt = performance.now()
  const log = logOf(name)
  const result = await work(log)
  log(`${outcome(result)} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  return result
}
