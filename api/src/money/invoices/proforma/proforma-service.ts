import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { BankDetails } from '@store/contract/schemas/managed-settings'
import type { Actor } from '../../../base/base.ts'
import {
  isTransferAwaited,
  type OrderRecord,
  type OrderService,
} from '../../../ordering/ordering.ts'
import type { SettingsReader, StoreSettings } from '../../../support/support.ts'
import { PaymentNotAwaitedError } from '../../payment-links/payment-link-errors.ts'
import { buildInvoice } from '../document-content.ts'
import { SellerMissingError } from '../invoice-errors.ts'
import { findSeller } from '../seller.ts'
import type { TaxContent } from '../tax-document.ts'

/** What a proforma invoice says: the lines and sums of the later invoice, and how to pay. It has no number of the series. */
export interface ProformaContent extends TaxContent {
  paymentCode: string
  /** What is open of it once a part was paid. */
  openAmount: Paise | undefined
  /** What the buyer wrote for the seller; it is on no tax document, which outlasts the account. */
  buyerNote: string | undefined
  payBy: Date | undefined
  bank: BankDetails
}

/**
 * The proforma invoice of a reserved order that is not paid, for its owner and the admins of its tier.
 * @throws OrderNotFoundError (404) outside the actor's scope; PaymentNotAwaitedError (409); SellerMissingError (501)
 */
export type ReadProforma = (actor: Actor, publicId: string) => Promise<ProformaContent>

/**
 * The proforma invoice of an order.
 * @throws PaymentNotAwaitedError (409); SellerMissingError (501)
 */
export function proformaOf(order: OrderRecord, settings: StoreSettings): ProformaContent {
  const { publicId, paymentCode, payBy, openAmount, buyerNote, createdAt: at } = order
  if (paymentCode === undefined || !isTransferAwaited(order)) throw new PaymentNotAwaitedError()
  const seller = findSeller(settings)
  if (!seller) throw new SellerMissingError()
  const number = `Proforma ${orderNameOf(publicId)}`
  return {
    ...buildInvoice(order, seller, { number, at }),
    paymentCode: formatPaymentCode(paymentCode),
    openAmount,
    buyerNote,
    payBy,
    bank: settings.bank,
  }
}

/** @example fileNameOf(proforma) // 'Proforma-1A2B3C.pdf' */
export function fileNameOf({ number }: Pick<ProformaContent, 'number'>): string {
  return `${number.replaceAll(/[ #]+/g, '-')}.pdf`
}

export function createProformaReader({
  orders,
  settings,
}: {
  orders: Pick<OrderService, 'read'>
  settings: SettingsReader
}): ReadProforma {
  return async (actor, publicId) => {
    const order = await orders.read(actor, publicId)
    return proformaOf(order, await settings.read())
  }
}
