import { fieldError } from '@store/contract/rules/field-errors'
import { textTooLarge } from '@store/contract/rules/messages'
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

/** A field of a multipart form, as the parser gives it. */
interface SentField {
  fieldname: string
  value: unknown
  /** The parser keeps the beginning of a field that is too large. */
  valueTruncated?: boolean
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
 * @throws HttpError with the field's name: 400, or 413 for a field that the parser cut off
 */
export function readTextField(
  { fieldname, value, valueTruncated = false }: SentField,
  form: TSchema | undefined,
): string {
  if (valueTruncated) {
    throw new HttpError({ statusCode: 413, ...fieldError(fieldname, textTooLarge) })
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  assertValid(validateText({ [fieldname]: text }))
  const property = form && Type.IsObject(form) ? form.properties[fieldname] : undefined
  if (!property) return text
  const sent = Type.IsString(property) ? text : parsedOr(text)
  assertValid(validateTextKinds(property, sent, fieldname === envelope ? '' : fieldname))
  return text
}
