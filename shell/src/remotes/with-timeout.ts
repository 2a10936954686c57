import { LoadTimeoutError } from './remote-errors.ts'

/** The longest a person looks at a skeleton, retries included, in milliseconds. */
export const attemptTimeoutMs = 8_000

/** How a piece of work learns how much time it has left. */
export interface Deadline {
  /** Aborted once the time is up: what is still under way will not be used. */
  signal: AbortSignal
  /** Milliseconds left; never negative. */
  remainingMs: () => number
}

/**
 * Runs work for at most so many milliseconds: nothing in the federation runtime times out by itself.
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
