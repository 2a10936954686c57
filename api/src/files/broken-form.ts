import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors.ts'

/** What the reader of multipart forms says of one that breaks off or was put together wrongly. */
const brokenForm =
  /Boundary not found|The needle cannot|Unexpected end of|terminated early|Premature close/

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && brokenForm.test(error.message)
}

/**
 * Reads a multipart form: one that breaks off is the sender's fault, not ours.
 * @throws HttpError (400) in place of the reader's own errors
 */
export async function rejectBrokenForm<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw isBrokenForm(error) ? new HttpError({ message: messages.invalidInput }) : error
  }
}
