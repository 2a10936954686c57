import type { Paise } from '@store/contract/rules/money'
import type { PaymentMethod } from '@store/contract/rules/order-states'
import type { Statement } from '../database/statement.ts'
import type { CheckedFile } from '../files/file.ts'
import type { newOrderNotice } from '../notifications/order-notices.ts'

/** How an order is paid, and what is written of it. */
export interface OrderPayment {
  method: PaymentMethod
  proof?: CheckedFile
  /** Number of the bank's transaction, if the buyer told it. */
  reference?: string | undefined
  noticeOf: typeof newOrderNotice
  /** What is written along of the payment; throws when the total is not what was agreed on. */
  extraStatements?(order: { total: Paise; at: Date }): Statement[]
}
