import { parentPort, workerData } from 'node:worker_threads'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { runIndex } from './catalog/index/run-index.ts'
import { openDatabase } from './database/database.ts'

/** The thread of the catalogue index; server.ts starts it. */
const { databaseUrl } = Value.Parse(Type.Object({ databaseUrl: Type.String() }), workerData)
if (!parentPort) throw new Error('This program is a worker thread of the API.')
await runIndex(openDatabase(databaseUrl, { poolSize: 1 }), parentPort)
