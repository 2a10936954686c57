import { NetworkError } from './remote-errors.ts'

const delaysMs = [300, 900]

/**
 * Does something again after a network fault, twice at most, with pauses that differ from browser to
 * browser so that a recovering server is not hit by all of them at once.
 * @throws what the last try threw; anything but a NetworkError at once
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
