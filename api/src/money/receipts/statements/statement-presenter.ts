import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import type {
  BankStatementSummary,
  StatementRead,
  StatementRefused,
} from '@store/contract/schemas/payments/statements'
import type { AskedColumns } from '../../statements/statement-errors.ts'
import type { StatementRecord } from './statement-repository.ts'
import type { AddedFile } from './statement-service.ts'

/** A statement on the wire. */
export function presentStatement(statement: StatementRecord): BankStatementSummary {
  const { account, tier, undoneAt } = statement
  return {
    _id: statement.publicId,
    fileName: statement.fileName,
    layout: statement.layout,
    ...(account !== undefined && { account }),
    from: statement.from,
    to: statement.to,
    credits: statement.credits,
    known: statement.known,
    debits: statement.debits,
    shared: statement.shared,
    ...(tier && { tier }),
    createdAt: statement.createdAt.toISOString(),
    uploadedBy: statement.uploadedBy,
    ...(undoneAt && { undoneAt: undoneAt.toISOString() }),
  }
}

/** What became of a file, on the wire. */
export function presentAdded(added: AddedFile): StatementRead {
  const { statements, notes, counts, sheets, remembered } = added
  const sumOf = (what: 'credits' | 'known') => statements.reduce((sum, one) => sum + one[what], 0)
  return {
    message: receiptMessages.read(sumOf('credits'), sumOf('known')),
    statement: presentStatement(statements[0]),
    statements: statements.map(presentStatement),
    notes,
    counts,
    ...(sheets.length > 0 && { sheets }),
    ...(remembered && { remembered }),
  }
}

/** What a person needs in order to choose columns, on the wire. */
export function presentAskedColumns({
  head,
  mapping,
}: AskedColumns): Pick<StatementRefused, 'head' | 'mapping'> {
  return {
    head,
    mapping,
  }
}
