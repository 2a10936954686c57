import { TooSlow } from './remote-faults.ts'

/** The longest a person looks at a skeleton, retries included, in milliseconds. */
export const attemptBudgetMs = 8_000

/** How a piece of work learns how much time it has left. */
export interface Budget {
  /** Aborted once the time is up: what is still under way will not be used. */
  signal: AbortSignal
  /** Milliseconds left; never negative. */
  left: () => number
}

/**
 * Runs work for at most so many milliseconds: nothing in the federation runtime times out by itself.
 * @throws TooSlow when the time is up first
 */
export async function withinBudget<T>(
  milliseconds: number,
  work: (budget: Budget) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const end = performance.now() + milliseconds
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new TooSlow(`not there after ${milliseconds} ms`))
    }, milliseconds)
  })
  const left = () => Math.max(0, end - performance.now())
  try {
    return await Promise.race([work({ signal: controller.signal, left }), late])
  } finally {
    clearTimeout(timer)
  }
}
