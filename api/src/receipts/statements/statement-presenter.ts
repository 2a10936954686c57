import type {
  BankStatementSummary,
  StatementRefused,
} from '@store/contract/schemas/payments/statements'
import type { AskedColumns } from '../../statements/statement-errors.ts'
import type { StatementRecord } from './statement-repository.ts'

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
