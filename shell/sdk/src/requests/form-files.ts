import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { fileUnreadable } from '@store/contract/rules/file-messages'
import { isRecord } from '@store/contract/rules/is-record'

const code = 'file_unreadable'

/**
 * The error of a form with a file that is empty or cannot be read any more, because it was moved, changed or deleted since
 * it was chosen, or its bytes are not on this device. WebKit would send such a file empty, and other browsers only say that
 * the network failed. It has the shape of a response, so that screens show its message at the field of the file.
 * @returns `undefined` when every file can be read
 */
export async function findUnreadableFile(form: FormData): Promise<FetchBaseQueryError | undefined> {
  for (const [field, file] of form) {
    if (typeof file === 'string') continue
    // Reading one byte shows it: browsers compare the file with what was chosen.
    const byte = await file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => undefined)
    if (byte?.byteLength) continue
    const message = fileUnreadable(file.name)
    return { status: 'CUSTOM_ERROR', error: code, data: { message, errors: [{ field, message }] } }
  }
  return undefined
}

/** True when a call was not sent, because a file of its form could not be read: the server knows nothing of it. */
export function isFileUnreadable(error: unknown): boolean {
  return isRecord(error) && error.error === code
}
