/** Something a request needs. @returns false when it is not ready; may also throw, or never answer */
export type ReadinessCheck = () => Promise<boolean>

/** Less than probes wait for an answer. */
const patienceMs = 2_000

function createAsker(name: string, check: ReadinessCheck): () => Promise<void> {
  let pending: Promise<boolean> | undefined
  return async () => {
    pending ??= check().finally(() => {
      pending = undefined
    })
    let late: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => reject(new Error(`${name} does not answer`)), patienceMs)
    })
    try {
      if (!(await Promise.race([pending, silence]))) throw new Error(`${name} is not ready`)
    } finally {
      clearTimeout(late)
    }
  }
}

/**
 * Asks everything that requests need, each at most once at a time: probes that come while one does not answer take
 * no further connections.
 * @param checks by their names
 * @returns what throws after two seconds at most when one of them is not ready
 */
export function createReadiness(checks: Readonly<Record<string, ReadinessCheck>>) {
  const askers = Object.entries(checks).map(([name, check]) => createAsker(name, check))
  return async (): Promise<void> => {
    await Promise.all(askers.map((ask) => ask()))
  }
}
