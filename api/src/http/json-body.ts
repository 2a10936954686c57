import * as messages from '@store/contract/rules/messages'
import { validateText } from '@store/contract/rules/text-rule'
import type { FastifyInstance } from 'fastify'
import { assertValid, HttpError } from './errors.ts'

/** Half of a surrogate pair as JSON may spell it: `\ud83e`. */
const spelledHalf = /\\u[dD][89a-fA-F]/
/** One that stands alone, as JSON.stringify writes it; `\\ud83e` is a backslash and letters. */
const loneHalf = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

/** False when a text of it holds half a character, which is no text to a database. */
function isWhole(parsed: unknown, written: string): boolean {
  return !spelledHalf.test(written) || !loneHalf.test(JSON.stringify(parsed))
}

/**
 * Reads JSON that came in a field of a form.
 * @returns undefined for what is no JSON, or holds half a character
 * @throws HttpError (400) for a text in it that no field may hold
 */
export function readJson(text: string): unknown {
  const parsed = parseJson(text)
  assertValid(validateText(parsed))
  return parsed
}

function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return isWhole(parsed, text) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Reads JSON bodies as Fastify does, and refuses those with half a character in a text. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const written = body.toString()
    void parse(request, written, (error, parsed) => {
      if (error || isWhole(parsed, written)) done(error, parsed)
      else done(new HttpError({ message: messages.invalidInput }))
    })
  })
}
