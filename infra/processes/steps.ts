/** Prints one line of progress. */
export type Log = (line: string) => void

/** A log whose lines begin with the name of their subject. */
export function logOf(name: string): Log {
  return (line) => console.log(`${name.padEnd(13)} ${line}`)
}

/** Runs one step of a command and prints its outcome and duration in one line. */
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
