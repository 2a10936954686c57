import { type Paise, paise } from '../../pricing/money.ts'

/** What buyers without a paid order may take without money. The operator sets it. */
export interface NewBuyerLimits {
  /** Value of a buyer's orders while the newest of them is only reserved; 0 for no limit. */
  reserved: Paise
  /** Value of a buyer's orders that came with a proof, or wait for the payment gateway; 0 for no limit. */
  unpaid: Paise
  /** Value of the orders of all new buyers of a network; 0 for no limit. */
  network: Paise
  /** Part of a product's stock, in percent. */
  stockPercent: number
  /** So many pieces of a product are never too large a part. */
  pieces: number
}

/**
 * The limits of a new buyer with a confirmed e-mail address: he can be reached, so his orders may be worth more. Part of the
 * stock and value of a network stay, because an attacker has as many addresses as he likes, but fewer networks.
 * @param factor so many times the values
 * @example confirmedBuyerLimits(limits, 2).reserved // 2 × limits.reserved
 */
export function confirmedBuyerLimits(limits: NewBuyerLimits, factor: number): NewBuyerLimits {
  return {
    ...limits,
    reserved: paise(limits.reserved * factor),
    unpaid: paise(limits.unpaid * factor),
  }
}

/** The unpaid orders of a new buyer, and of others in the network, with the new one. Money in paise. */
export interface UnpaidGoods {
  isReserved: boolean
  ofBuyer: Paise
  ofNetwork: Paise
  /** The products of the new order. */
  products: readonly {
    name: string
    quantity: number
    /** Pieces in all these orders. */
    held: number
    /** What is left for everybody else. */
    stock: number
  }[]
}

/** Which limit an order exceeds. */
export type NewBuyerExcess =
  | { limit: 'value'; most: Paise; wanted: Paise }
  | { limit: 'stock'; products: { name: string; most: number }[] }
  | { limit: 'network' }

function exceeds(value: Paise, limit: Paise): boolean {
  return limit > 0 && value > limit
}

function tooLargeParts({ products }: UnpaidGoods, { stockPercent, pieces }: NewBuyerLimits) {
  return products.flatMap(({ name, quantity, held, stock }) => {
    const part = Math.floor(((stock + held) * stockPercent) / 100)
    if (quantity <= pieces || held <= part) return []
    return { name, most: Math.max(pieces, part - (held - quantity)) }
  })
}

/**
 * Which limit for new buyers an order exceeds first; undefined for a usual one.
 * @example excessOf({ isReserved: true, ofBuyer: paise(6_000_000), … }, limits) // { limit: 'value', most: 5_000_000, … }
 */
export function excessOf(goods: UnpaidGoods, limits: NewBuyerLimits): NewBuyerExcess | undefined {
  const most = goods.isReserved ? limits.reserved : limits.unpaid
  if (exceeds(goods.ofBuyer, most)) return { limit: 'value', most, wanted: goods.ofBuyer }
  const products = tooLargeParts(goods, limits)
  if (products.length > 0) return { limit: 'stock', products }
  return exceeds(goods.ofNetwork, limits.network) ? { limit: 'network' } : undefined
}
