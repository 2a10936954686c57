import type { PaymentMethod } from '@store/contract/rules/orders/order-states'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { Statement } from '../../database/statement.ts'
import type { CheckedFile } from '../../files/file.ts'
import type { newOrderNotice } from '../../notifications/order-notices.ts'

/** The payment of a new order, and what is stored with it. */
export interface OrderPayment {
  method: PaymentMethod
  proof?: CheckedFile
  /** The bank's transaction number, if the buyer entered it. */
  reference?: string | undefined
  noticeOf: typeof newOrderNotice
  /** Statements to run with the order; throws when the total differs from the agreed amount. */
  extraStatements?(order: { total: Paise; at: Date }): Statement[]
}
