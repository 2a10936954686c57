import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  binaryResponse,
  dispositionOf,
  type FileStorage,
  NotFoundError,
  sendImmutable,
  type TypedApp,
} from '../../base/base.ts'

const ParamsSchema = Type.Object({
  key: Type.String({ pattern: '^[0-9A-Z]{26}-[0-9A-Z]{26}$' }),
  name: Type.String({ pattern: '^[a-z0-9-]{1,60}\\.pdf$' }),
})

/**
 * Serves the public documents of products: GET /documents/<key>/<name>.pdf. The key belongs to one content; the name is
 * only what browsers propose when the document is saved.
 */
export function registerProductDocuments(app: TypedApp, documents: FileStorage): void {
  app.get(
    '/documents/:key/:name',
    {
      config: { access: 'public', operation: 'readProductDocument' },
      schema: {
        params: ParamsSchema,
        response: {
          200: binaryResponse('a document of a product', ['application/pdf']),
          '4xx': ErrorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { key, name } = request.params
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': dispositionOf('inline', name),
        // Not sandboxed: that would block the browser's PDF viewer, which has a sandbox of its own.
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      }
      const open = async () => {
        const document = await documents.open(key)
        if (!document) throw new NotFoundError()
        return document
      }
      return sendImmutable(request, reply, { key, headers, open })
    },
  )
}
