import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/** What is told about a program in a thread of its own. */
export interface ThreadListener<From> {
  onMessage(message: From): void
  /** It ended by itself. */
  onLost(reason: string): void
}

/** A program that runs beside this thread. */
export interface Thread<To> {
  post(message: To): void
  /** Whether the database answers the program; true once the program has ended. */
  isDatabaseReachable(): Promise<boolean>
  close(): Promise<void>
}

/** Asks the other end of a port, which answers with the number it was given and what it found. */
function createPortQuestion(port: MessagePort): () => Promise<boolean> {
  const asked = new Map<number, (isReachable: boolean) => void>()
  let questions = 0
  let isClosed = false
  port.on('message', ({ number, isReachable }: { number: number; isReachable: boolean }) => {
    asked.get(number)?.(isReachable)
    asked.delete(number)
  })
  // Without the program nothing of it is missing.
  port.once('close', () => {
    isClosed = true
    for (const settle of asked.values()) settle(true)
  })
  port.unref()
  return async () => {
    if (isClosed) return true
    questions += 1
    const number = questions
    return new Promise((resolve) => {
      asked.set(number, resolve)
      port.postMessage(number)
    })
  }
}

/** Answers whether the database can be reached, for {@link startThread}. @param ping throws when it cannot */
export function answerHealthChecks(port: MessagePort, ping: () => Promise<unknown>): void {
  port.on('message', (number: number) => {
    ping().then(
      () => port.postMessage({ number, isReachable: true }),
      () => port.postMessage({ number, isReachable: false }),
    )
  })
}

/** Starts a program in a thread; it keeps no process alive by itself. @param file the program */
export function startThread<To, From>(
  file: URL,
  workerData: object,
  { onMessage, onLost }: ThreadListener<From>,
): Thread<To> {
  // Large enough that the rows of a batch die in it, else they would swell the heap while an index loads.
  const health = new MessageChannel()
  const worker = new Worker(file, {
    workerData: { ...workerData, healthPort: health.port2 },
    transferList: [health.port2],
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
    isDatabaseReachable: createPortQuestion(health.port1),
    close: async () => {
      worker.removeAllListeners('exit')
      health.port1.close()
      await worker.terminate()
    },
  }
}
