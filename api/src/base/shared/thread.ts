import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/** Receives the messages and the exit of a worker thread. */
export interface ThreadListener<From> {
  onMessage(message: From): void
  /** The thread ended by itself. */
  onLost(reason: string): void
}

/** A running worker thread. */
export interface Thread<To> {
  post(message: To): void
  /** Whether the program's database responds; true once the program has ended. */
  isDatabaseReachable(): Promise<boolean>
  close(): Promise<void>
}

/** Sends numbered health checks through a port and matches the replies by number. */
function createPortQuestion(port: MessagePort): () => Promise<boolean> {
  const asked = new Map<number, (isReachable: boolean) => void>()
  let questions = 0
  let isClosed = false
  port.on('message', ({ number, isReachable }: { number: number; isReachable: boolean }) => {
    asked.get(number)?.(isReachable)
    asked.delete(number)
  })
  // A thread that ended cannot be unhealthy.
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

/** Answers health checks of {@link startThread}. @param ping throws when the database cannot be reached */
export function answerHealthChecks(port: MessagePort, ping: () => Promise<unknown>): void {
  port.on('message', (number: number) => {
    ping().then(
      () => port.postMessage({ number, isReachable: true }),
      () => port.postMessage({ number, isReachable: false }),
    )
  })
}

/** Starts a worker thread, which does not keep the process alive. @param file the program */
export function startThread<To, From>(
  file: URL,
  workerData: object,
  { onMessage, onLost }: ThreadListener<From>,
): Thread<To> {
  // Large enough for the rows of a batch to be collected in it; otherwise the heap swells while an index loads.
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
