import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { binaryResponse } from '../http/binary-response.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { extensionOf } from './file.ts'
import { dispositionOf } from './file-name.ts'
import type { FileService } from './file-service.ts'

const ParamsSchema = Type.Object({ id: Type.String(), name: Type.String() })
/** Also accepts a repeated parameter: an invalid URL is always a 404, never a 400. */
const AnyText = Type.Union([Type.String(), Type.Array(Type.String())])
const QuerySchema = Type.Object({
  expires: Type.Optional(AnyText),
  signature: Type.Optional(AnyText),
  show: Type.Optional(
    Type.Union(AnyText.anyOf, { description: 'present: a PDF is shown instead of saved' }),
  ),
})

/** A repeated parameter counts as missing: no signed URL has one. */
function onlyText(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

const FileSchema = binaryResponse('a payment proof or a bill', Object.keys(extensionOf))

/** Images are sandboxed. PDFs are not: the sandbox would block the browser's PDF viewer, which has its own. */
const nothingRuns = { drawn: "sandbox; default-src 'none'", read: "default-src 'none'" }

/**
 * GET /files/{id}/{name} (api.md, Orders): private files under signed URLs, because an <img> cannot send a token.
 * No content can execute: images are displayed, PDFs are downloaded, or shown in the browser's viewer with `show`.
 */
export function registerFiles(app: TypedApp, files: FileService): void {
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
      const { show, expires, signature } = request.query
      const address = { expires: onlyText(expires), signature: onlyText(signature) }
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
