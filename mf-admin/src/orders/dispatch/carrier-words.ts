import type { OrderShipping } from '@store/contract/schemas/orders/orders'

/** What the trade calls a carrier and the number of its receipt. */
export interface CarrierWords {
  title: string
  choose: string
  name: string
  receipt: string
  add: string
  change: string
  save: string
}

/** Also for orders that go different ways. */
export const ofCourier: CarrierWords = {
  title: 'Courier',
  choose: 'Choose a courier',
  name: 'Courier name',
  receipt: 'Docket number',
  add: 'Add courier and docket',
  change: 'Change courier',
  save: 'Save courier',
}

/** A transport company gives a lorry receipt (LR). */
const ofTransport: CarrierWords = {
  title: 'Transport',
  choose: 'Choose a transport',
  name: 'Transport name',
  receipt: 'LR number',
  add: 'Add transport and LR',
  change: 'Change transport',
  save: 'Save transport',
}

/** @param deliveryMethod the way that the buyer chose */
export function carrierWordsOf(deliveryMethod: OrderShipping['deliveryMethod']): CarrierWords {
  return deliveryMethod === 'transport' ? ofTransport : ofCourier
}
