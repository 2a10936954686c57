import { NetworkFault } from './remote-faults.ts'

const pausesMs = [300, 900]

/**
 * Does something again after a network fault, twice at most, with pauses that differ from browser to
 * browser so that a recovering server is not hit by all of them at once.
 * @throws what the last try threw; anything but a NetworkFault at once
 */
export async function withRetries<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch (fault) {
      if (!(fault instanceof NetworkFault) || signal.aborted) throw fault
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
