import { validateText, validateTextKinds } from '@store/contract/rules/text-rule'
import type { FastifyInstance } from 'fastify'
import { assertValid, HttpError } from '../errors/errors.ts'

/**
 * Validates every string of query, path and JSON body against the text rule, and those of the body by the kinds that the
 * schema states, before the schema of the route.
 */
export function registerTextRule(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { body, query, params } = request
    const { body: schema } = request.routeOptions.schema ?? {}
    const fault =
      validateText(query) ??
      validateText(params) ??
      validateText(body) ??
      validateTextKinds(schema, body)
    done(fault && new HttpError(fault))
  })
}

/** The text of a multipart field. @throws HttpError (400) with the field's name */
export function readTextField({ fieldname, value }: { fieldname: string; value: unknown }): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  assertValid(validateText({ [fieldname]: text }))
  return text
}
