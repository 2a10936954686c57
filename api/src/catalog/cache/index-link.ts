import { MessageChannel } from 'node:worker_threads'
import type { Database } from '../../database/database.ts'
import type { WorkerDatabase } from '../../database/worker-database.ts'
import { startThread, type Thread, type ThreadListener } from '../../shared/thread.ts'
import type { FromIndex, ToIndex } from '../index/messages.ts'
import { runIndex } from '../index/run-index.ts'

/** A running index. */
export type IndexLink = Thread<ToIndex>

/** Starts an index. */
export type ConnectIndex = (listener: ThreadListener<FromIndex>) => IndexLink

/** Runs the index in a worker thread. @param file the program `catalog-worker` */
export function indexInThread(file: URL, workerData: WorkerDatabase): ConnectIndex {
  return (listener) => startThread(file, workerData, listener)
}

/** Runs the index in this thread, for tests. */
export function indexInProcess(db: Database): ConnectIndex {
  return ({ onMessage }) => {
    const { port1, port2 } = new MessageChannel()
    port1.on('message', onMessage)
    const ended = runIndex(db, port2)
    return {
      post: (message) => port1.postMessage(message),
      isDatabaseReachable: async () => true,
      close: async () => {
        port1.close()
        await ended
      },
    }
  }
}
