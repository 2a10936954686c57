import * as messages from '@store/contract/rules/messages'
import { defineError } from '../../base/base.ts'

/** 404: the product is not on sale (catalog 1.4). */
export const ProductNotFoundError = defineError('product_not_found', messages.product.notFound, 404)
