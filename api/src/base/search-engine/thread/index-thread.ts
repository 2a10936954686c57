import { MessageChannel, type MessagePort, parentPort } from 'node:worker_threads'
import {
  openWorkerDatabase,
  type WorkerDatabase,
} from '../../database/connections/worker-database.ts'
import type { Database } from '../../database/database.ts'
import { startThread, type Thread, type ThreadListener } from '../../shared/thread.ts'
import type { IndexMessage, IndexOperations, IndexRequest } from './index-messages.ts'

/** Loads an index and answers the queries that arrive on a port. */
export type RunIndex = (db: Database, port: MessagePort) => Promise<void>

/** Starts an index. */
export type StartIndex<Operations extends IndexOperations, Notice> = (
  listener: ThreadListener<IndexMessage<Operations, Notice>>,
) => Thread<IndexRequest<Operations>>

/** Starts an index in its own thread. @param file a program that calls {@link runInWorker} */
export function startInThread<Operations extends IndexOperations, Notice>(
  file: URL,
  workerData: WorkerDatabase,
): StartIndex<Operations, Notice> {
  return (listener) => startThread(file, workerData, listener)
}

/** Starts an index in this thread, for tests. */
export function startInProcess<Operations extends IndexOperations, Notice>(
  db: Database,
  run: RunIndex,
): StartIndex<Operations, Notice> {
  return ({ onMessage, onLost }) => {
    const { port1, port2 } = new MessageChannel()
    port1.on('message', onMessage)
    const ended = run(db, port2).catch((error: unknown) => onLost(String(error)))
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

/** Runs an index as the program of a worker thread. */
export async function runInWorker(run: RunIndex): Promise<void> {
  if (!parentPort) throw new Error('This program is a worker thread of the API.')
  await run(openWorkerDatabase(), parentPort)
}
