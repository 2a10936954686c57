/** Checks something that requests need. @returns false when it is not ready; may also throw or never settle */
export type ReadinessCheck = () => Promise<boolean>

function createProbe(
  name: string,
  { check, patienceMs }: { check: ReadinessCheck; patienceMs: number },
): () => Promise<void> {
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
 * @returns a function that rejects when a check fails or does not answer within `patienceMs`
 */
export function createReadiness(
  checks: Readonly<Record<string, ReadinessCheck>>,
  patienceMs: number,
) {
  const probes = Object.entries(checks).map(([name, check]) =>
    createProbe(name, { check, patienceMs }),
  )
  return async (): Promise<void> => {
    await Promise.all(probes.map((probe) => probe()))
  }
}
