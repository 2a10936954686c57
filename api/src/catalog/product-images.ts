import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { binaryResponse } from '../http/binary-response.ts'
import type { TypedApp } from '../http/typed-app.ts'

/** The folder of the public pictures of products, below the data folder. */
export function imagesFolderOf(dataFolder: string): string {
  return join(dataFolder, 'images')
}

/**
 * Serves the public pictures: GET /images/<key>-<width>.webp. The name depends on the content, so browsers may cache it
 * for a year (api.md, Orders, last paragraph).
 */
export async function registerProductImages(app: TypedApp, dataFolder: string): Promise<void> {
  const root = imagesFolderOf(dataFolder)
  await mkdir(root, { recursive: true })
  await app.register(fastifyStatic, { root, serve: false, immutable: true, maxAge: '365d' })
  app.get(
    '/images/:name',
    {
      config: { access: 'public', operation: 'readProductImage' },
      schema: {
        params: Type.Object({ name: Type.String({ pattern: '^[a-z0-9-]+\\.webp$' }) }),
        response: { 200: binaryResponse('a picture', ['image/webp']), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => reply.sendFile(request.params.name),
  )
}
