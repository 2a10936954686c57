import { isRecord } from '@store/contract/rules/is-record'
import type { FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * Creates a `preValidation` hook that turns a missing required text into a blank one and drops blank optional
 * ones. The form's own validation then reports what is missing, with the same message as the screen (api.md).
 * @param schema the route's body
 */
export function normaliseBlankFields(schema: TObject) {
  const required = schema.required ?? []
  const blank = Object.fromEntries(required.map((field: string) => [field, '']))
  return async (request: FastifyRequest): Promise<void> => {
    const sent = request.body ?? {}
    if (!isRecord(sent)) return
    const filled = Object.entries(sent).filter(([, value]) => !isBlank(value))
    request.body = { ...blank, ...Object.fromEntries(filled) }
  }
}
