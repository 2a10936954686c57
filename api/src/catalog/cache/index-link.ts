import type { Database } from '../../database/database.ts'
import type { WorkerDatabase } from '../../database/worker-database.ts'
import {
  type StartIndex,
  startInProcess,
  startInThread,
} from '../../search-engine/follow/index-thread.ts'
import type { Thread } from '../../shared/thread.ts'
import type { FromIndex, ToIndex } from '../index/messages.ts'
import { runIndex } from '../index/run-index.ts'

/** A running index. */
export type IndexLink = Thread<ToIndex>

/** Starts an index. */
export type ConnectIndex = StartIndex<ToIndex, FromIndex>

/** Runs the index in a worker thread. @param file the program `catalog-worker` */
export function indexInThread(file: URL, workerData: WorkerDatabase): ConnectIndex {
  return startInThread(file, workerData)
}

/** Runs the index in this thread, for tests. */
export function indexInProcess(db: Database): ConnectIndex {
  return startInProcess(db, runIndex)
}
