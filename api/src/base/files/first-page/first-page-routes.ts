import { FirstPageSchema } from '@store/contract/schemas/orders/first-page'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { binaryResponse } from '../../http/binary-response.ts'
import type { TypedApp } from '../../http/typed-app.ts'
import { FileParamsSchema, fileAddressOf, SignatureQuerySchema } from '../signed-request.ts'
import type { FirstPageService } from './first-page-service.ts'

const request = { params: FileParamsSchema, querystring: Type.Object(SignatureQuerySchema) }
const PictureSchema = binaryResponse('the first page of a PDF', ['image/webp'])

/**
 * The first page of a private PDF as a picture beside its file, under the signature of that: proofs are looked at where the amount
 * stands, without a viewer of PDF.
 */
export function registerFirstPages(app: TypedApp, firstPages: FirstPageService): void {
  app.get(
    '/files/:id/:name/first-page',
    {
      config: { access: 'public', operation: 'readFirstPage' },
      schema: { ...request, response: { 200: FirstPageSchema, '4xx': ErrorBodySchema } },
    },
    async ({ params, query }, reply) => {
      const { page, secondsLeft } = await firstPages.read(fileAddressOf({ params, query }))
      const { pages, width, height } = page
      void reply.header('cache-control', `private, max-age=${secondsLeft}`)
      return { pages, width, height }
    },
  )

  app.get(
    '/files/:id/:name/first-page.webp',
    {
      config: { access: 'public', operation: 'readFirstPagePicture' },
      schema: { ...request, response: { 200: PictureSchema, '4xx': ErrorBodySchema } },
    },
    async ({ params, query }, reply) => {
      const { page, secondsLeft } = await firstPages.read(fileAddressOf({ params, query }))
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': `private, max-age=${secondsLeft}`,
        })
        .send(Buffer.from(page.picture))
    },
  )
}
