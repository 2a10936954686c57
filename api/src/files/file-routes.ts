import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { binaryAnswer } from '../http/binary-answer.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { endingOf } from './file.ts'
import type { FileDesk } from './file-desk.ts'
import { dispositionOf } from './file-name.ts'

const ParamsSchema = Type.Object({ id: Type.String(), name: Type.String() })
/** Anything may come in: a wrong address is a 404, never a 400 that tells it apart. */
const QuerySchema = Type.Object({
  expires: Type.String({ default: '' }),
  signature: Type.String({ default: '' }),
  show: Type.Optional(Type.String({ description: 'present: a PDF is shown instead of saved' })),
})

const FileSchema = binaryAnswer('a payment proof or a bill', Object.keys(endingOf))

/** A sandboxed document cannot start the browser's own PDF viewer, which has a sandbox of its own. */
const nothingRuns = { drawn: "sandbox; default-src 'none'", read: "default-src 'none'" }

/**
 * GET /files/{id}/{name} (api.md, Orders): private files under signed addresses, because an <img> cannot
 * send a token. Nothing a file holds can run: pictures are drawn, PDFs are saved, or read in the
 * browser's viewer when asked for with `show`.
 */
export function registerFiles(app: TypedApp, files: FileDesk): void {
  app.get(
    '/files/:id/:name',
    {
      config: { access: 'public', operation: 'readFile' },
      schema: {
        params: ParamsSchema,
        querystring: QuerySchema,
        response: { 200: FileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { show, ...address } = request.query
      const { file, body, secondsLeft } = await files.open({ ...request.params, ...address })
      const isPdf = file.mediaType === 'application/pdf'
      const isSaved = isPdf && show === undefined
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-length': file.bytes,
          'content-disposition': dispositionOf(
            isSaved ? 'attachment' : 'inline',
            file.originalName,
          ),
          'content-security-policy': isPdf && !isSaved ? nothingRuns.read : nothingRuns.drawn,
          'cache-control': `private, max-age=${secondsLeft}`,
        })
        .send(body)
    },
  )
}
