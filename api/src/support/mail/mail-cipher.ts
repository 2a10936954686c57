import { createTextCipher, type TextCipher } from '../../base/base.ts'

/**
 * Encrypts the text of queued mails, which may contain one-time codes.
 * @param secret SESSION_SECRET, the same for all instances
 */
export function createMailCipher(secret: string): TextCipher {
  return createTextCipher(secret, 'text of queued mails')
}
