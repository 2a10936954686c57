/** Checks something that requests need. @returns false when it is not ready; may also throw or never settle */
export type ReadinessCheck = () => Promise<boolean>

/** Shorter than the timeout of a probe. */
const patienceMs = 2_000

function createProbe(name: string, check: ReadinessCheck): () => Promise<void> {
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
 * Runs all readiness checks, each at most once at a time, so that probes that arrive while a check hangs use no
 * further connections.
 * @param checks by name
 * @returns a function that rejects within two seconds when a check fails or does not answer
 */
export function createReadiness(checks: Readonly<Record<string, ReadinessCheck>>) {
  const probes = Object.entries(checks).map(([name, check]) => createProbe(name, check))
  return async (): Promise<void> => {
    await Promise.all(probes.map((probe) => probe()))
  }
}
