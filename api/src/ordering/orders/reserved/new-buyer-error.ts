import type { NewBuyerExcess } from '@store/contract/rules/orders/reserved/new-buyer-limits'
import { newBuyerMessages } from '@store/contract/rules/orders/reserved/new-buyer-messages'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { HttpError } from '../../../base/base.ts'

function messageOf(excess: NewBuyerExcess, isReserved: boolean): string {
  if (excess.limit === 'value') {
    const [most, wanted] = [formatPlainRupees(excess.most), formatPlainRupees(excess.wanted)]
    return isReserved
      ? newBuyerMessages.reservedValue(most, wanted)
      : newBuyerMessages.unpaidValue(most, wanted)
  }
  if (excess.limit === 'network')
    return isReserved ? newBuyerMessages.reservedNetwork : newBuyerMessages.unpaidNetwork
  const products = excess.products.map(({ name, most }) => `${name}: ${most}`).join(', ')
  return isReserved
    ? newBuyerMessages.reservedStock(products)
    : newBuyerMessages.unpaidStock(products)
}

/** 409: the order of a buyer without a paid order takes too much. The message says how much may be ordered, or what else to do. */
export function newBuyerExcessError(
  excess: NewBuyerExcess,
  { isReserved }: { isReserved: boolean },
): HttpError {
  const code = `new_buyer_${excess.limit}` as const
  return new HttpError({ statusCode: 409, code, message: messageOf(excess, isReserved) })
}
