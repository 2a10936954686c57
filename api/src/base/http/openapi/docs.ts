import swaggerUi from '@fastify/swagger-ui'
import type { TypedApp } from '../typed-app.ts'

/** The page uses its own scripts, styles and inlined icons, and connects to this server only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** GET /api/docs (base 1.12): the OpenAPI document as a page to read and to try. */
export async function registerDocs(app: TypedApp): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: 'Store API' },
    uiConfig: {
      // Without the top bar, which asks for the URL of another document.
      layout: 'BaseLayout',
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      displayRequestDuration: true,
      filter: true,
    },
  })
}
