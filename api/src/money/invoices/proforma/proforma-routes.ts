import { orderReaders } from '@store/contract/rules/accounts/rights'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, binaryResponse, dispositionOf, type TypedApp } from '../../../base/base.ts'
import { drawProforma } from './draw-proforma.ts'
import { fileNameOf, type ReadProforma } from './proforma-service.ts'

const PdfSchema = binaryResponse('a proforma invoice', ['application/pdf'])

/** The proforma invoice of a reserved order, which its buyer's accounts department pays from. */
export function registerProforma(app: TypedApp, readProforma: ReadProforma): void {
  app.get(
    '/orders/:id/proforma',
    {
      config: { access: 'signed-in', operation: 'readProforma', rights: orderReaders },
      schema: {
        params: IdParamsSchema,
        response: { 200: PdfSchema, '4xx': ErrorBodySchema, 501: ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const content = await readProforma(actorOf(request), request.params.id)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': dispositionOf('inline', fileNameOf(content)),
          'cache-control': 'no-store',
        })
        .send(await drawProforma(content))
    },
  )
}
