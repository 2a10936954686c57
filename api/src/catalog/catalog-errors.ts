import createError from '@fastify/error'
import * as messages from '@store/contract/rules/messages'

/** 404: no such product on sale (spec §8, Product). */
export const ProductNotFoundError = createError('PRODUCT_NOT_FOUND', messages.product.notFound, 404)
