import { findTextFault } from '@store/contract/rules/text-rule'
import type { FastifyInstance } from 'fastify'
import { RefusedError, refuse } from './errors.ts'

/** Holds every text of query, path and JSON body against the one rule, on every route and before its schema. */
export function registerTextRule(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { body, query, params } = request
    const fault = findTextFault(query) ?? findTextFault(params) ?? findTextFault(body)
    done(fault && new RefusedError(fault))
  })
}

/** The text of a field of a multipart form. @throws RefusedError (400) naming the field */
export function readTextField({ fieldname, value }: { fieldname: string; value: unknown }): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  refuse(findTextFault({ [fieldname]: text }))
  return text
}
