import { largestUploadBytes } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { UploadedSchema } from '@store/contract/schemas/uploads'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  binaryResponse,
  formFile,
  registerFormRoutes,
  sendImmutable,
  type TypedApp,
  withUploadForm,
} from '../../base/base.ts'
import { mediaTypeOf } from './public-file.ts'
import type { UploadService } from './upload-service.ts'

const UploadFormSchema = Type.Object({ file: formFile('JPG, PNG, WebP or PDF') })

const uploadRule = {
  field: 'file',
  largestBytes: largestUploadBytes,
  tooLarge: messages.uploads.tooLarge,
}

const NameSchema = Type.Object({ name: Type.String({ pattern: '^[0-9A-Z]{26}\\.(webp|pdf)$' }) })
const FileSchema = binaryResponse('a picture or a PDF', Object.values(mediaTypeOf))

/** Public files uploaded by the superadmin (catalog 4.7). */
export function registerUploads(app: TypedApp, uploads: UploadService): void {
  registerFormRoutes(app, (forms) => {
    forms.post(
      '/uploads',
      {
        config: {
          access: ['superadmin'],
          operation: 'uploadFile',
          rights: ['products'],
          form: UploadFormSchema,
        },
        schema: { response: { 201: UploadedSchema, '4xx': ErrorBodySchema } },
      },
      async (request, reply) => {
        const actor = actorOf(request)
        const name = await withUploadForm(request, uploadRule, async ({ file }) =>
          uploads.put(actor, file),
        )
        return reply.status(201).send({ url: `/api/uploads/${name}` })
      },
    )
  })

  app.get(
    '/uploads/:name',
    {
      config: { access: 'public', operation: 'readUpload' },
      schema: { params: NameSchema, response: { 200: FileSchema, '4xx': ErrorBodySchema } },
    },
    async (request, reply) => {
      const { name } = request.params
      const [key = '', ending] = name.split('.')
      const isPdf = ending === 'pdf'
      const headers = {
        'content-type': mediaTypeOf[isPdf ? 'pdf' : 'webp'],
        'content-disposition': isPdf ? `attachment; filename="${name}"` : 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      }
      return sendImmutable(request, reply, { key, headers, open: async () => uploads.open(key) })
    },
  )
}
