import { Worker } from 'node:worker_threads'

/** What is told about a program in a thread of its own. */
export interface ThreadListener<From> {
  onMessage(message: From): void
  /** It ended by itself. */
  onLost(reason: string): void
}

/** A program that runs beside this thread. */
export interface Thread<To> {
  post(message: To): void
  close(): Promise<void>
}

/** Starts a program in a thread; it keeps no process alive by itself. @param file the program */
export function startThread<To, From>(
  file: URL,
  workerData: object,
  { onMessage, onLost }: ThreadListener<From>,
): Thread<To> {
  // Large enough that the rows of a batch die in it, else they would swell the heap while an index loads.
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  let reason = 'the thread ended'
  worker.on('message', onMessage)
  worker.on('error', (error) => {
    reason = error.message
  })
  worker.once('exit', () => onLost(reason))
  worker.unref()
  return {
    post: (message) => worker.postMessage(message),
    close: async () => {
      worker.removeAllListeners('exit')
      await worker.terminate()
    },
  }
}
