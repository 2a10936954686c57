import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  binaryResponse,
  type FileStorage,
  NotFoundError,
  sendImmutable,
  type TypedApp,
} from '../../base/base.ts'

/** Serves the public pictures of products: GET /images/<key>-<width>.webp. A name belongs to one content. */
export function registerProductImages(app: TypedApp, pictures: FileStorage): void {
  app.get(
    '/images/:name',
    {
      config: { access: 'public', operation: 'readProductImage' },
      schema: {
        params: Type.Object({ name: Type.String({ pattern: '^[a-z0-9-]+\\.webp$' }) }),
        response: { 200: binaryResponse('a picture', ['image/webp']), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { name } = request.params
      const headers = { 'content-type': 'image/webp' }
      const open = async () => {
        const picture = await pictures.open(name)
        if (!picture) throw new NotFoundError()
        return picture
      }
      return sendImmutable(request, reply, { key: name, headers, open })
    },
  )
}
