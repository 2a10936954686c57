import { paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { ewayBillNumberOf, findEwayBillNumberError } from '@store/contract/rules/taxes/eway-bill'
import { normaliseTransport, validateTransportParts } from '@store/contract/rules/taxes/transport'
import type { OrderEwayBill, OrderTransportForm } from '@store/contract/schemas/taxes/eway-bills'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  inTransaction,
} from '../../../base/base.ts'
import { lockOrder, type OrderService, type OrderTarget } from '../../../ordering/ordering.ts'
import type { SettingsReader } from '../../../support/support.ts'
import { orderReader } from '../../orders.ts'
import { readTaxSettings } from '../settings/read-tax-settings.ts'
import { consignmentOfOrder, ewayBillLimitOf, ewayBillNeedOf } from './eway-bill-need.ts'
import { findEwayBills, type StoredEwayBill } from './eway-bill-repository.ts'
import { saveTransport } from './save-transport.ts'

/** Transport and e-way bills of orders, before and after their goods leave (taxes 4.9). */
export interface OrderEwayBillService {
  /**
   * Whether the goods of orders need an e-way bill, and what was said of their transport, in the order asked for.
   * @throws ordersNotFoundError (404) when the actor may not see all of them
   */
  read(actor: Actor, publicIds: readonly string[]): Promise<OrderEwayBill[]>
  /**
   * Keeps what an admin says of a transport, in place of what was said before. Nothing is required.
   * @throws OrderNotFoundError outside the actor's scope; HttpError (400) for what cannot be
   */
  save(target: OrderTarget, form: OrderTransportForm): Promise<void>
}

export function createOrderEwayBills({
  db,
  clock,
  orders,
  settings,
}: {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'readSeveral'>
  settings: Pick<SettingsReader, 'read'>
}): OrderEwayBillService {
  return {
    async read(actor, publicIds) {
      const found = await orders.readSeveral(actor, [...new Set(publicIds)])
      const readSetting = await readTaxSettings(db)
      const { gstin } = (await settings.read()).seller
      const ids = found.map(({ id }) => id)
      const known = await findEwayBills(db, ids)
      return found.map((order) => {
        const consignment = consignmentOfOrder(order, { seller: gstin, at: clock.now() })
        const { transport = {}, number } = known.get(order.id) ?? {}
        return {
          order: order.publicId,
          need: ewayBillNeedOf(consignment, readSetting),
          total: rupeesFromPaise(order.total),
          limit: rupeesFromPaise(paise(ewayBillLimitOf(consignment, readSetting))),
          transport,
          ...(number !== undefined && { ewayBillNumber: number }),
        }
      })
    },

    async save(target, { ewayBillNumber: typed = '', ...transport }) {
      assertValid(validateTransportParts(transport))
      const number = ewayBillNumberOf(typed) || undefined
      if (number !== undefined) assertValid(findEwayBillNumberError(number))
      const decide = (former: StoredEwayBill) => ({
        ...{ transport: normaliseTransport(transport), number },
        // The validity is that of the number.
        validUntil: number === former.number ? former.validUntil : undefined,
      })
      await inTransaction(db, async (trx) => {
        const order = await lockOrder(trx, target, orderReader)
        const { userId } = target.actor
        await saveTransport(trx, order, { decide, userId, at: clock.now() })
      })
    },
  }
}
