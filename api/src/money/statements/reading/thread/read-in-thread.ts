import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import {
  createQueue,
  type HttpError,
  type ParserLimits,
  type ParserLoss,
  parseInThread,
} from '../../../../base/base.ts'
import { type AskedColumns, ColumnsError, invalidStatementError } from '../../statement-errors.ts'
import type { ReadStatements, StatementFileContent } from '../read-statements.ts'
import type { TableOptions } from '../sheets/read-tables.ts'

/** What the program `statement-worker` is given. */
export interface StatementTask extends TableOptions {
  bytes: Uint8Array
}

/** What it finds. */
export type StatementResult =
  | StatementFileContent
  | {
      asked: AskedColumns
      refusal: Pick<HttpError, 'message' | 'statusCode' | 'code' | 'fields'>
    }

/** 10 MB of text in UTF-16, its rows and its lines need less than half of it; it takes some seconds of an idle processor. */
const defaultLimits: ParserLimits = { heapMb: 384, cpuMs: 120_000 }

function lossError(loss: ParserLoss): HttpError {
  switch (loss) {
    case 'too-slow':
      return invalidStatementError(statementMessages.takesTooLong, 413)
    case 'out-of-memory':
      return invalidStatementError(statementMessages.needsTooMuch, 413)
    case 'crashed':
      return invalidStatementError(statementMessages.broken)
  }
}

/**
 * Reads statements as `readStatements` does, each in a thread of its own, one at a time.
 * @param threads file: the program `statement-worker`; onLost: called when a file ended a thread
 */
export function readStatementsInThread(threads: {
  file: URL
  limits?: ParserLimits
  onLost: (reason: string) => void
}): ReadStatements {
  const { file, limits = defaultLimits, onLost } = threads
  const inQueue = createQueue()
  return async (bytes, options = {}) => {
    const task: StatementTask = { bytes, ...options }
    const result = await inQueue(async () =>
      parseInThread<StatementResult>({
        ...{ file, limits, lossError, onLost },
        workerData: { task },
      }),
    )
    if ('asked' in result) throw new ColumnsError(result.refusal, result.asked)
    return result
  }
}
