import type { StatementCredit } from '../../statements/statement.ts'
import type { ReceiptRecord } from '../receipt.ts'

/** What is open of a receipt, as the line of its statement; nothing for money of another source. */
export function creditOf({ publicId, receivedOn, open, line }: ReceiptRecord): StatementCredit[] {
  if (!line) return []
  const { row, narration, bankReference } = line
  return [
    {
      row,
      bookedOn: receivedOn,
      amount: open,
      narration,
      bankReference,
      isReversal: false,
      hash: publicId,
    },
  ]
}
