import { parentPort, workerData } from 'node:worker_threads'
import { type MatchingTask, matchCredits } from './money/statements/matching/match-credits.ts'

/** The thread that matches credits with orders once; receipts start it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
const { credits, targets }: MatchingTask = workerData
parentPort.postMessage(matchCredits(credits, targets))
