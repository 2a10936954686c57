import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { TypedApp } from './typed-app.ts'

/** Adds what the schemas do not say: the name of the operation, and that it needs a session. */
function describeOperation(schema: FastifySchema, config: FastifyContextConfig): FastifySchema {
  const { access, operation } = config
  return {
    ...schema,
    ...(operation && { operationId: operation }),
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
  }
}

/** What the API says of itself at /api/openapi.json, made from the schemas that validate. */
export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Store API', version: '1.0.0' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  },
  transform: ({ schema, url, route }) => ({
    schema: describeOperation(schema, route.config ?? {}),
    url,
  }),
}

/** GET /openapi.json (api.md, Ground rules). */
export function registerOpenApi(app: TypedApp): void {
  app.get(
    '/openapi.json',
    { config: { access: 'public', operation: 'readOpenApi' }, schema: { hide: true } },
    async () => app.swagger(),
  )
}
