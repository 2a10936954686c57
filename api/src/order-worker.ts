import { parentPort, workerData } from 'node:worker_threads'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { openDatabase } from './database/database.ts'
import { runOrderIndex } from './orders/index/run-order-index.ts'

/** The thread of the order index; server.ts starts it. */
const { databaseUrl } = Value.Parse(Type.Object({ databaseUrl: Type.String() }), workerData)
if (!parentPort) throw new Error('This program is a worker thread of the API.')
// Two connections: a question that comes while lines are read need not wait for them.
await runOrderIndex(openDatabase(databaseUrl, { poolSize: 2 }), parentPort)
