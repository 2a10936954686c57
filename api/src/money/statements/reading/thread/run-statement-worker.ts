import type { MessagePort } from 'node:worker_threads'
import { sendOutcome } from '../../../../base/base.ts'
import { ColumnsError } from '../../statement-errors.ts'
import { readStatements } from '../read-statements.ts'
import type { StatementResult, StatementTask } from './read-in-thread.ts'

async function read({ bytes, ...options }: StatementTask): Promise<StatementResult> {
  try {
    return await readStatements(Buffer.from(bytes), options)
  } catch (error) {
    if (!(error instanceof ColumnsError)) throw error
    const { asked, message, statusCode, code, fields } = error
    return { asked, refusal: { message, statusCode, code, fields } }
  }
}

/** Reads the statements of one file, and sends what they are, or why it is refused. */
export async function runStatementWorker(port: MessagePort, task: StatementTask): Promise<void> {
  await sendOutcome(port, async () => read(task))
}
