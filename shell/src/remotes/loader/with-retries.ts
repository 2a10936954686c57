import { NetworkError } from './remote-errors.ts'

const delaysMs = [300, 900]

/**
 * Retries after a network error, at most twice, with jitter so that browsers do not hit a recovering server all at
 * once.
 * @throws the error of the last attempt; anything but a NetworkError at once
 */
export async function withRetries<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const pause of delaysMs) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof NetworkError) || signal.aborted) throw error
    }
    await wait(pause * (0.5 + Math.random()))
    signal.throwIfAborted()
  }
  return await work()
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
