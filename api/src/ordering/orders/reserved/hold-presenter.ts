import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Holds } from '@store/contract/schemas/orders/holds'
import type { HoldList } from './hold-query.ts'

/** Holds on the wire. */
export function presentHolds({ orders, ...others }: HoldList): Holds {
  return {
    orders: orders.map(({ publicId: _id, total, pieces, hasProof }) => ({
      ...{ _id, pieces, hasProof },
      totalAmount: rupeesFromPaise(total),
    })),
    ...others,
  }
}
