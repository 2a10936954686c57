import { stockAlertMessages } from '@store/contract/rules/stock-alert-messages'
import { defineError } from '../../base/base.ts'

/** 409: the product is in stock; there is nothing to wait for. */
export const InStockError = defineError('in_stock', stockAlertMessages.inStock, 409)
