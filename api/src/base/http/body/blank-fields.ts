import { isRecord } from '@store/contract/rules/is-record'
import type { FastifyRequest } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'

function isNoText(property: TSchema | undefined): boolean {
  if (property === undefined) return false
  return Type.IsBoolean(property) || Type.IsNumber(property) || Type.IsInteger(property)
}

/**
 * Creates a `preValidation` hook that turns a missing required text into a blank one and drops blank optional
 * ones. The form's own validation then reports what is missing, with the same message as the screen (base 1.4). A blank
 * text instead of a number or a switch stays, for it is no valid value.
 * @param schema the route's body
 */
export function normaliseBlankFields(schema: TObject) {
  const required = schema.required ?? []
  const isBlank = (field: string, value: unknown) =>
    value === undefined || value === null || (value === '' && !isNoText(schema.properties[field]))
  const blank = Object.fromEntries(required.map((field: string) => [field, '']))
  return async (request: FastifyRequest): Promise<void> => {
    const sent = request.body ?? {}
    if (!isRecord(sent)) return
    const filled = Object.entries(sent).filter(([field, value]) => !isBlank(field, value))
    request.body = { ...blank, ...Object.fromEntries(filled) }
  }
}
