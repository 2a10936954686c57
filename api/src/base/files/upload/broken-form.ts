import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../../http/errors/errors.ts'

/** Error messages of the multipart parser for truncated or malformed forms. */
const brokenForm =
  /Boundary not found|The needle cannot|Unexpected end of|terminated early|Premature close/

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && brokenForm.test(error.message)
}

/**
 * Parses a multipart form; a truncated or malformed form is the sender's error.
 * @throws HttpError (400) in place of the parser's errors
 */
export async function rejectBrokenForm<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw isBrokenForm(error) ? new HttpError({ message: messages.invalidInput }) : error
  }
}
