import multipart from '@fastify/multipart'
import type { TypedApp } from '../typed-app.ts'

/**
 * Registers routes that accept multipart forms; elsewhere a form is answered with 415. The parser adds two hooks to
 * every request of its scope, a tenth of the CPU time of a cached list, so routes without a form stay out of it.
 * @param register adds the routes
 */
export function registerFormRoutes(app: TypedApp, register: (forms: TypedApp) => void): void {
  void app.register(async (forms: TypedApp) => {
    await forms.register(multipart, { throwFileSizeLimit: false })
    register(forms)
  })
}
