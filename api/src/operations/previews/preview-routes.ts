import * as messages from '@store/contract/rules/messages'
import { PreviewRequestSchema, PreviewSchema } from '@store/contract/schemas/site/preview'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { type Clock, type Config, HttpError, type TypedApp } from '../../base/base.ts'
import { readPreviewLink } from './preview-link.ts'

/** POST /previews: the releases of a platform's preview link, verified before any of their code runs. */
export function registerPreviews(
  app: TypedApp,
  { config, clock }: { config: Config; clock: Clock },
): void {
  app.post(
    '/previews',
    {
      config: { access: 'public', operation: 'openPreview' },
      schema: {
        body: PreviewRequestSchema,
        response: { 200: PreviewSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ body }) => {
      const platformToken = config.PLATFORM_TOKEN
      const preview = readPreviewLink(body.link, { platformToken, now: clock.now() })
      if (preview) return preview
      throw new HttpError({
        message: messages.preview.invalid,
        statusCode: 403,
        code: 'preview_invalid',
      })
    },
  )
}
