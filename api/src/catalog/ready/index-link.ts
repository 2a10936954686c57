import { MessageChannel, Worker } from 'node:worker_threads'
import type { Database } from '../../database/database.ts'
import type { FromIndex, ToIndex } from '../index/messages.ts'
import { runIndex } from '../index/run-index.ts'

/** A running index, wherever it runs. */
export interface IndexLink {
  post(message: ToIndex): void
  close(): Promise<void>
}

/** What is told about a running index. */
export interface IndexListener {
  onMessage(message: FromIndex): void
  /** It ended by itself. */
  onLost(reason: string): void
}

/** Starts an index. */
export type ConnectIndex = (listener: IndexListener) => IndexLink

/** What the worker is given. */
export interface IndexWorkerData {
  databaseUrl: string
}

/** An index in a thread of its own. @param file the program `catalog-worker` */
export function indexInThread(file: URL, workerData: IndexWorkerData): ConnectIndex {
  return ({ onMessage, onLost }) => {
    const worker = new Worker(file, {
      workerData,
      // Large enough that the rows of a batch die in it, else they would swell the heap while it loads.
      resourceLimits: { maxYoungGenerationSizeMb: 24 },
    })
    let reason = 'the thread ended'
    worker.on('message', onMessage)
    worker.on('error', (error) => {
      reason = error.message
    })
    worker.once('exit', () => onLost(reason))
    return {
      post: (message) => worker.postMessage(message),
      close: async () => {
        worker.removeAllListeners('exit')
        await worker.terminate()
      },
    }
  }
}

/** An index in this thread, for tests. */
export function indexInProcess(db: Database): ConnectIndex {
  return ({ onMessage }) => {
    const { port1, port2 } = new MessageChannel()
    port1.on('message', onMessage)
    const ended = runIndex(db, port2)
    return {
      post: (message) => port1.postMessage(message),
      close: async () => {
        port1.close()
        await ended
      },
    }
  }
}
