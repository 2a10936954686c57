import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { binaryResponse } from '../http/binary-response.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { extensionOf } from './file.ts'
import { dispositionOf } from './file-name.ts'
import type { FileService } from './file-service.ts'
import { AnyText, FileParamsSchema, fileAddressOf, SignatureQuerySchema } from './signed-request.ts'

const QuerySchema = Type.Object({
  ...SignatureQuerySchema,
  show: Type.Optional(
    Type.Union(AnyText.anyOf, { description: 'present: a PDF is shown instead of saved' }),
  ),
})

const FileSchema = binaryResponse('a payment proof or a bill', Object.keys(extensionOf))

/** Images are sandboxed. PDFs are not: the sandbox would block the browser's PDF viewer, which has its own. */
const nothingRuns = { drawn: "sandbox; default-src 'none'", read: "default-src 'none'" }

/**
 * GET /files/{id}/{name} (base 3.1): private files under signed URLs, because an <img> cannot send a token.
 * No content can execute: images are displayed, PDFs are downloaded, or shown in the browser's viewer with `show`.
 */
export function registerFiles(app: TypedApp, files: FileService): void {
  app.get(
    '/files/:id/:name',
    {
      config: { access: 'public', operation: 'readFile' },
      schema: {
        params: FileParamsSchema,
        querystring: QuerySchema,
        response: { 200: FileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { show } = request.query
      const { file, body, secondsLeft } = await files.open(fileAddressOf(request))
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
