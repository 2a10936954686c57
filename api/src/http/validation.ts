import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

function validatorOf(coerceTypes: boolean | 'array'): Ajv {
  const ajv = new Ajv({ removeAdditional: false, useDefaults: true, coerceTypes })
  ajvFormats.default(ajv)
  return ajv
}

/**
 * Bodies are taken as they are: an unknown field is refused and "2" is no number. Query, params and
 * headers are text by nature, so there "2" becomes 2.
 */
export function registerValidation(app: FastifyInstance): void {
  const strict = validatorOf(false)
  const lenient = validatorOf('array')
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema),
  )
}
