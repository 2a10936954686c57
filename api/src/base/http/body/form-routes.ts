import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
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

/** Keeps a route with a form from being registered elsewhere, where nothing parses it. */
export function requireFormRoutes(app: TypedApp): void {
  app.addHook('onRoute', function (this: FastifyInstance, { config, url }) {
    if (config?.form && !this.hasContentTypeParser('multipart/form-data'))
      throw new Error(`${url} takes a form: it needs registerFormRoutes`)
  })
}
