import * as messages from '@store/contract/rules/messages'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

function validatorOf(coerceTypes: boolean | 'array'): Ajv {
  const ajv = new Ajv({ removeAdditional: false, useDefaults: true, coerceTypes })
  ajvFormats.default(ajv)
  // The kind of a text, which the text rule checks before the schema.
  ajv.addKeyword('x-text')
  return ajv
}

/** Shared by all apps of the process, so that a schema is compiled once. */
const strict = validatorOf(false)
const lenient = validatorOf('array')

/** The name of the first parameter that is NaN or infinite. */
function findNonFinite(parameters: object): string | undefined {
  const entries = Object.entries(parameters)
  return entries.find(([, value]) => typeof value === 'number' && !Number.isFinite(value))?.[0]
}

/**
 * Bodies are validated strictly: unknown fields are rejected and "2" is not a number. Query, params and headers are
 * text, so "2" becomes 2 there. Ajv also turns "Infinity" and "1e999" into numbers and then skips the maximum, which
 * would allow unbounded lists; these are rejected here.
 */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') return strict.compile(schema)
    const check = lenient.compile(schema)
    const validate = (parameters: object) => {
      validate.errors = check(parameters) ? null : (check.errors ?? null)
      if (validate.errors) return false
      const field = findNonFinite(parameters)
      if (field === undefined) return true
      const message = messages.invalidInput
      return { error: new HttpError({ message, fields: [{ field, message }] }) }
    }
    validate.errors = check.errors ?? null
    return validate
  })
}
