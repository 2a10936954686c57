import { defaultListLimit } from '@store/contract/rules/limits'
import {
  GoodsInBodySchema,
  GoodsInListSchema,
  GoodsInSchema,
  ReverseGoodsInSchema,
  StockPageQuerySchema,
  SupplierListSchema,
} from '@store/contract/schemas/stock/stock'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, IdempotencyHeadersSchema, setPaging, type TypedApp } from '../../../base/base.ts'
import type { GoodsInService } from './goods-in-service.ts'

/** A bill of 1,000 lines. */
const largestBillBytes = 512 * 1024

/** Bills of suppliers whose goods are in (stock 2). */
export function registerGoodsIn(app: TypedApp, goodsIn: GoodsInService): void {
  const access = ['superadmin'] as const
  const errors = { '4xx': ErrorBodySchema }

  app.get(
    '/stock/goods-in',
    {
      config: { access, rights: 'all', operation: 'listGoodsIn' },
      schema: {
        querystring: StockPageQuerySchema,
        response: { 200: GoodsInListSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { page = 1, limit = defaultListLimit } = request.query
      const { total, bills } = await goodsIn.list({ page, limit })
      setPaging(reply, request, { total, page, limit })
      return { bills }
    },
  )

  app.post(
    '/stock/goods-in',
    {
      bodyLimit: largestBillBytes,
      config: { access, rights: 'all', operation: 'bookGoodsIn' },
      schema: {
        description: 'adds all lines to the stock, or none',
        headers: IdempotencyHeadersSchema,
        body: GoodsInBodySchema,
        response: { 201: GoodsInSchema, ...errors },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const bill = await goodsIn.book(actorOf(request).userId, request.body, key)
      return reply.status(201).send(bill)
    },
  )

  app.get(
    '/stock/goods-in/:id',
    {
      config: { access, rights: 'all', operation: 'readGoodsIn' },
      schema: { params: IdParamsSchema, response: { 200: GoodsInSchema, ...errors } },
    },
    async ({ params }) => goodsIn.find(params.id),
  )

  app.post(
    '/stock/goods-in/:id/reverse',
    {
      config: { access, rights: 'all', operation: 'reverseGoodsIn' },
      schema: {
        description: 'takes all of its pieces out again',
        params: IdParamsSchema,
        body: ReverseGoodsInSchema,
        response: { 200: GoodsInSchema, ...errors },
      },
    },
    async (request) =>
      goodsIn.reverse(actorOf(request).userId, request.params.id, request.body.reason),
  )

  app.get(
    '/suppliers',
    {
      config: { access, rights: 'all', operation: 'listSuppliers' },
      schema: { response: { 200: SupplierListSchema, ...errors } },
    },
    async () => {
      const suppliers = await goodsIn.listSuppliers()
      return {
        suppliers: suppliers.map(({ name, gstin }) => ({ name, ...(gstin !== null && { gstin }) })),
      }
    },
  )
}
