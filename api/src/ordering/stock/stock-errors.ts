import type { FieldError } from '@store/contract/rules/field-errors'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import { defineError, HttpError } from '../../base/base.ts'

/** 404: no such bill of a supplier. */
export const GoodsInNotFoundError = defineError('goods_in_not_found', messages.goodsInNotFound, 404)

/** 409: the bill was reversed before. */
export const GoodsInReversedError = defineError('goods_in_reversed', messages.reversedBefore, 409)

/** 404: no such count. */
export const CountNotFoundError = defineError('count_not_found', messages.countNotFound, 404)

/** 409: somebody has booked this bill. */
export function billBookedError(bill: Parameters<typeof messages.billBooked>[0]): HttpError {
  const message = messages.billBooked(bill)
  return new HttpError({
    ...{ message, statusCode: 409, code: 'bill_booked' },
    fields: [{ field: 'billNo', message }],
  })
}

/** 409: fewer pieces are free than a change would take. */
export function stockShortError(message: string, fields: FieldError[]): HttpError {
  return new HttpError({ message, statusCode: 409, code: 'stock_short', fields })
}

/** 400: lines that cannot be posted, each with its reason. */
export function linesInvalidError(fields: FieldError[]): HttpError {
  return new HttpError({ message: messages.linesInvalid, fields })
}
