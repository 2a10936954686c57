import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { TypedApp } from './typed-app.ts'

/** What the API says of itself at /api/openapi.json, made from the schemas that validate. */
export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Store API', version: '1.0.0' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  },
}

/** GET /openapi.json (api.md, Ground rules). */
export function registerOpenApi(app: TypedApp): void {
  app.get(
    '/openapi.json',
    { config: { access: 'public', operation: 'readOpenApi' }, schema: { hide: true } },
    async () => app.swagger(),
  )
}
