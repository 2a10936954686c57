import { MessagePort, workerData } from 'node:worker_threads'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { answerHealthChecks } from '../shared/thread.ts'
import { type Database, isReachable, openDatabase } from './database.ts'

/** What server.ts gives to a thread of its own, beside the port of its health checks. */
export interface WorkerDatabase {
  databaseUrl: string
  deadlineMs: number
}

const WorkerDataSchema = Type.Object({
  databaseUrl: Type.String(),
  deadlineMs: Type.Integer({ minimum: 1 }),
})

/** Opens the pool of a worker thread and answers health checks about it. */
export function openWorkerDatabase(): Database {
  const { healthPort, ...given }: { healthPort?: unknown } = workerData
  const { databaseUrl, deadlineMs } = Value.Parse(WorkerDataSchema, given)
  // Two connections: a question that comes while the index reads need not wait for it.
  const db = openDatabase(databaseUrl, { poolSize: 2, deadlineMs })
  if (healthPort instanceof MessagePort) answerHealthChecks(healthPort, async () => isReachable(db))
  return db
}
