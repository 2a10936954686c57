import { priceTierOf } from '@store/contract/rules/accounts/roles'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import { PriceListQuerySchema } from '@store/contract/schemas/catalog/catalog'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { binaryResponse, sendTable, sheetMediaTypes, type TypedApp } from '../../base/base.ts'
import type { DrawPriceList } from './draw-price-list.ts'
import type { ReadPriceList } from './price-list-service.ts'
import { priceListTable } from './price-list-table.ts'

const FileSchema = binaryResponse('the prices of the caller, brand by brand', [
  'application/pdf',
  sheetMediaTypes.xlsx,
])

/** The price list of the caller's tier as a file (catalog 2.8). */
export function registerPriceLists(
  app: TypedApp,
  { readPriceList, drawPriceList }: { readPriceList: ReadPriceList; drawPriceList: DrawPriceList },
): void {
  app.get(
    '/products/price-list',
    {
      config: { access: 'public', operation: 'readPriceList' },
      schema: {
        querystring: PriceListQuerySchema,
        response: { 200: FileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query
      const { actor } = request
      const list = await readPriceList({
        tier: priceTierOf(actor?.role ?? 'visitor'),
        query,
        caller: actor ? `account ${actor.userId}` : `network ${clientNetwork(request.ip)}`,
      })
      const name = `price-list-${list.day}`
      if (format === 'xlsx') return sendTable(reply, priceListTable(list), { name, format })
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}.pdf"`,
          'cache-control': 'no-store',
        })
        .send(Buffer.from(await drawPriceList(list)))
    },
  )
}
