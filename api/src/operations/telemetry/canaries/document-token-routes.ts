import {
  DocumentTokensRequestSchema,
  DocumentTokensSchema,
} from '@store/contract/schemas/site/document-tokens'
import type { Clock, TypedApp } from '../../../base/base.ts'
import { createDocumentTokens } from './document-tokens.ts'

/** POST /document-tokens, outside /api and therefore for gateways only: tokens for the documents they send. */
export function registerDocumentTokens(
  app: TypedApp,
  { config, clock }: { config: { SESSION_SECRET: string }; clock: Clock },
): void {
  const tokens = createDocumentTokens(config.SESSION_SECRET)
  app.post(
    '/document-tokens',
    {
      schema: {
        hide: true,
        body: DocumentTokensRequestSchema,
        response: { 200: DocumentTokensSchema },
      },
    },
    async ({ body }) => ({
      tokens: Array.from({ length: body.count }, () => tokens.issue(clock.now())),
    }),
  )
}
