import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { GoodsIn, GoodsInList } from '@store/contract/schemas/stock/stock'
import type { GoodsInLineRecord, GoodsInRecord } from './goods-in-repository.ts'

/** A bill in a list. */
export function presentBill(bill: GoodsInRecord): GoodsInList['bills'][number] {
  const { publicId, supplier, gstin, billNo, billedOn, pieces, total, at, by } = bill
  const { reversedAt, reversedBy, reverseReason } = bill
  return {
    _id: publicId,
    supplier,
    ...(gstin !== null && { gstin }),
    billNo,
    billedOn,
    pieces,
    total: rupeesFromPaise(total),
    at: at.toISOString(),
    by,
    ...(reversedAt && {
      reversed: {
        at: reversedAt.toISOString(),
        by: reversedBy ?? '',
        reason: reverseReason ?? '',
      },
    }),
  }
}

/** A bill with its lines. */
export function presentBillWithLines(
  bill: GoodsInRecord,
  lines: readonly GoodsInLineRecord[],
): GoodsIn {
  return {
    ...presentBill(bill),
    lines: lines.map(({ publicId: _id, name, brand, modelNo, quantity, cost }) => ({
      product: { _id, name, brand, modelNo },
      quantity,
      ...(cost !== undefined && { cost: rupeesFromPaise(cost) }),
    })),
  }
}
