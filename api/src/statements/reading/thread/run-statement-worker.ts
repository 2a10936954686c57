import type { MessagePort } from 'node:worker_threads'
import { sendOutcome } from '../../../files/parsing/parse-outcome.ts'
import { UnknownColumnsError } from '../../statement-errors.ts'
import { readStatement } from '../read-statement.ts'
import type { StatementResult, StatementTask } from './read-in-thread.ts'

async function read({ bytes, mapping }: StatementTask): Promise<StatementResult> {
  try {
    return { statement: await readStatement(Buffer.from(bytes), { mapping }) }
  } catch (error) {
    if (error instanceof UnknownColumnsError) return { head: error.head }
    throw error
  }
}

/** Reads one statement, and sends what it is, or why it is refused. */
export async function runStatementWorker(port: MessagePort, task: StatementTask): Promise<void> {
  await sendOutcome(port, async () => read(task))
}
