import type { FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'

function isForm(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * Makes a hook for `preValidation`: a required text that was not sent counts as blank, and a blank
 * optional one as not sent. So the form's rule says what is missing, in the words of its screen
 * (api.md: the same bad form gets the same words from both).
 * @param schema the route's body
 */
export function takeMissingAsBlank(schema: TObject) {
  const required = schema.required ?? []
  const blank = Object.fromEntries(required.map((field: string) => [field, '']))
  return async (request: FastifyRequest): Promise<void> => {
    const sent = request.body ?? {}
    if (!isForm(sent)) return
    const filled = Object.entries(sent).filter(([, value]) => !isBlank(value))
    request.body = { ...blank, ...Object.fromEntries(filled) }
  }
}
