import { MessagePort, workerData } from 'node:worker_threads'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { answerHealthChecks } from '../../shared/thread.ts'
import { waits } from '../../waits.ts'
import { type Database, isReachable, openDatabase } from '../database.ts'

/** Worker data from server.ts, besides the port for health checks. */
export interface WorkerDatabase {
  databaseUrl: string
  poolSize: number
  deadlineMs: number
}

const WorkerDataSchema = Type.Object({
  databaseUrl: Type.String(),
  poolSize: Type.Integer({ minimum: 1 }),
  deadlineMs: Type.Integer({ minimum: 1 }),
})

/** Opens the pool of a worker thread and answers health checks about it. */
export function openWorkerDatabase(): Database {
  const { healthPort, ...given }: { healthPort?: unknown } = workerData
  const { databaseUrl, ...options } = Value.Parse(WorkerDataSchema, given)
  const db = openDatabase(databaseUrl, options)
  if (healthPort instanceof MessagePort)
    answerHealthChecks(healthPort, async () => isReachable(db, waits.readyMs))
  return db
}
