import { apiTokenMessages as messages } from '@store/contract/rules/accounts/api-tokens'
import {
  ApiTokenFormSchema,
  ApiTokenListSchema,
  NewApiTokenSchema,
} from '@store/contract/schemas/accounts/api-tokens'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, type TypedApp } from '../../base/base.ts'
import { presentApiToken } from './api-token-presenter.ts'
import type { ApiTokens } from './api-token-service.ts'

const access = ['superadmin'] as const
const errors = { '4xx': ErrorBodySchema }

/** Tokens with which programs of accountants read registers and ledgers (people 6.1). */
export function registerApiTokens(app: TypedApp, apiTokens: ApiTokens): void {
  app.get(
    '/admin/api-tokens',
    {
      config: { access, operation: 'listApiTokens', rights: 'all' },
      schema: { response: { 200: ApiTokenListSchema, ...errors } },
    },
    async () => ({ tokens: (await apiTokens.list()).map(presentApiToken) }),
  )

  app.post(
    '/admin/api-tokens',
    {
      config: { access, operation: 'createApiToken', rights: 'all' },
      schema: {
        description: 'needs a fresh second factor; the answer is the only one with the token',
        body: ApiTokenFormSchema,
        response: { 201: NewApiTokenSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { token, record } = await apiTokens.create(actorOf(request), request.body)
      const apiToken = presentApiToken(record)
      return reply.status(201).header('cache-control', 'no-store').send({ token, apiToken })
    },
  )

  app.delete(
    '/admin/api-tokens/:id',
    {
      config: { access, operation: 'revokeApiToken', rights: 'all' },
      schema: {
        description: 'needs a fresh second factor',
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, ...errors },
      },
    },
    async (request) => {
      await apiTokens.revoke(actorOf(request), request.params.id)
      return { message: messages.revoked }
    },
  )
}
