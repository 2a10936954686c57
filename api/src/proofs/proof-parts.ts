import type { MailQueue } from '../mail/mail-queue.ts'
import type { OrderParts } from '../orders/order-parts.ts'

/** What proofs work with. */
export interface ProofParts extends OrderParts {
  mails: MailQueue
}
