import { LoadTimeoutError } from './remote-errors.ts'

/** Time limit of one attempt including retries, in milliseconds. */
export const attemptTimeoutMs = 8_000

/** The remaining time of a running operation. */
export interface Deadline {
  /** Aborted when the time is up. */
  signal: AbortSignal
  /** Remaining milliseconds; never negative. */
  remainingMs: () => number
}

/**
 * Runs an operation with a time limit; the federation runtime itself has none.
 * @throws LoadTimeoutError when the time is up first
 */
export async function withTimeout<T>(
  milliseconds: number,
  run: (budget: Deadline) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const end = performance.now() + milliseconds
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new LoadTimeoutError(`not there after ${milliseconds} ms`))
    }, milliseconds)
  })
  const remainingMs = () => Math.max(0, end - performance.now())
  try {
    return await Promise.race([run({ signal: controller.signal, remainingMs }), timeout])
  } finally {
    clearTimeout(timer)
  }
}
