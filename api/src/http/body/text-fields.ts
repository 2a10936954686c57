import { validateText, validateTextKinds } from '@store/contract/rules/text-rule'
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from 'typebox'
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

/** The field of a form that holds the whole body as JSON; what is in it is named without it. */
const envelope = 'data'

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The feature says so, in its own words.
    return text
  }
}

/**
 * The text of a multipart field, validated as those of bodies are; a field that is no text in the schema holds JSON.
 * @param form the schema of the route's form; undefined for the name of a file
 * @throws HttpError (400) with the field's name
 */
export function readTextField(
  { fieldname, value }: { fieldname: string; value: unknown },
  form: TSchema | undefined,
): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  assertValid(validateText({ [fieldname]: text }))
  const property = form && Type.IsObject(form) ? form.properties[fieldname] : undefined
  if (!property) return text
  const sent = Type.IsString(property) ? text : parsedOr(text)
  assertValid(validateTextKinds(property, sent, fieldname === envelope ? '' : fieldname))
  return text
}
