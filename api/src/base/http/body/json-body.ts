import * as messages from '@store/contract/rules/messages'
import { validateText } from '@store/contract/rules/text-rule'
import type { FastifyInstance } from 'fastify'
import { assertValid, HttpError } from '../errors/errors.ts'

/** Half of a surrogate pair as a JSON escape: `\ud83e`. */
const spelledHalf = /\\u[dD][89a-fA-F]/
/** A lone surrogate as JSON.stringify escapes it; `\\ud83e` is an escaped backslash and letters. */
const loneHalf = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

/** False when a string contains a lone surrogate, which the database cannot store. */
function isWhole(parsed: unknown, written: string): boolean {
  return !spelledHalf.test(written) || !loneHalf.test(JSON.stringify(parsed))
}

/**
 * Parses JSON from a form field.
 * @returns undefined for invalid JSON or lone surrogates
 * @throws HttpError (400) for a string with forbidden characters
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

/** Parses JSON bodies as Fastify does, and rejects those with a lone surrogate in a string. */
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
