import { Type } from 'typebox'
import type { TypedApp } from '../http/typed-app.ts'
import type { FileDesk } from './file-desk.ts'
import { dispositionOf } from './file-name.ts'

const ParamsSchema = Type.Object({ id: Type.String(), name: Type.String() })
/** Anything may come in: a wrong address is a 404, never a 400 that tells it apart. */
const QuerySchema = Type.Object({
  expires: Type.String({ default: '' }),
  signature: Type.String({ default: '' }),
})

/**
 * GET /files/{id}/{name} (api.md, Orders): private files under signed addresses, because an <img> cannot
 * send a token. Nothing a file holds can run: pictures are drawn, PDFs are saved.
 */
export function registerFiles(app: TypedApp, files: FileDesk): void {
  app.get(
    '/files/:id/:name',
    {
      config: { access: 'public', operation: 'readFile' },
      schema: { params: ParamsSchema, querystring: QuerySchema },
    },
    async (request, reply) => {
      const { file, body, secondsLeft } = await files.open({ ...request.params, ...request.query })
      const shown = file.mediaType === 'application/pdf' ? 'attachment' : 'inline'
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-length': file.bytes,
          'content-disposition': dispositionOf(shown, file.originalName),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': `private, max-age=${secondsLeft}`,
        })
        .send(body)
    },
  )
}
