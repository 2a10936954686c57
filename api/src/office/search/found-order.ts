import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { FoundOrder, OrderMatch } from '@store/contract/schemas/admin-search'
import { searchTermOf } from '../../base/base.ts'
import type { OrderRecord } from '../../ordering/ordering.ts'

/** A text of an order that can match. */
type Candidate = [matched: OrderMatch, text: string | undefined]

function candidatesOf(order: OrderRecord): Candidate[] {
  const { publicId, paymentReference, poNumber, buyerNote, buyer, shipping, lines } = order
  const { fullName, phone, businessName, city, gstNumber } = shipping
  return [
    ...[businessName, fullName, buyer.name, buyer.email].map((text): Candidate => ['buyer', text]),
    ['buyer', gstNumber],
    ...lines.flatMap(({ modelNo, name }): Candidate[] => [
      ['product', modelNo],
      ['product', name],
    ]),
    ['place', city],
    ['phone', phone],
    ['utr', paymentReference],
    ['po', poNumber],
    ['note', buyerNote?.replaceAll(/\s+/g, ' ')],
    ['number', publicId],
  ]
}

/** The text that ranks an order (see `findBestMatches`); its number when it is found by what it no longer has. */
function matchOf(order: OrderRecord, q: string): { matched: OrderMatch; matchedText: string } {
  const term = searchTermOf(q).toLowerCase()
  const { publicId, paymentReference, shipping } = order
  const ends: Candidate[] = [
    ['number', publicId],
    ['utr', paymentReference],
  ]
  const end = ends.find(([, text]) => text?.toLowerCase().endsWith(term))
  const phone: Candidate | undefined =
    /^\d+$/.test(term) && shipping.phone.replaceAll(/\D/g, '').includes(term)
      ? ['phone', shipping.phone]
      : undefined
  const part = candidatesOf(order).find(([, text]) => text?.toLowerCase().includes(term))
  const [matched, text] = end ?? phone ?? part ?? ['number', publicId]
  return { matched, matchedText: text ?? publicId }
}

/** An order that was found by a text. */
export function presentFoundOrder(order: OrderRecord, q: string): FoundOrder {
  const { publicId, shipping, total, status, paymentStatus, createdAt } = order
  return {
    _id: publicId,
    buyer: shipping.businessName?.trim() || shipping.fullName,
    totalAmount: rupeesFromPaise(total),
    orderStatus: status,
    paymentStatus,
    createdAt: createdAt.toISOString(),
    ...matchOf(order, q),
  }
}
