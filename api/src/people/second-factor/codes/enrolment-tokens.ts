import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Clock, createTextCipher } from '../../../base/base.ts'

/** Time to scan a QR code and to enter the first code, in milliseconds. */
const goodForMs = 10 * 60_000

const Content = Compile(
  Type.Object({ userId: Type.Number(), secret: Type.String(), expiresAt: Type.Number() }),
)

/**
 * Secrets that wait for their first code. The client keeps them encrypted, so nothing of a set-up that is never finished
 * is stored, and any instance can finish it.
 */
export interface EnrolmentTokens {
  seal(enrolment: { userId: number; secret: string }): string
  /** @returns the secret; `undefined` for a token that is too old, of another account, or not of this store */
  open(token: string, userId: number): string | undefined
}

/** @param dependencies config: SESSION_SECRET, the same for all instances */
export function createEnrolmentTokens(dependencies: {
  clock: Clock
  config: { SESSION_SECRET: string }
}): EnrolmentTokens {
  const { clock, config } = dependencies
  const cipher = createTextCipher(config.SESSION_SECRET, 'set-ups of authenticator apps')
  const read = (token: string) => {
    try {
      return Content.Parse(JSON.parse(cipher.decrypt(token)))
    } catch {
      return undefined
    }
  }
  return {
    seal({ userId, secret }) {
      const expiresAt = clock.now().getTime() + goodForMs
      return cipher.encrypt(JSON.stringify({ userId, secret, expiresAt }))
    },
    open(token, userId) {
      const content = read(token)
      const isValid = content?.userId === userId && content.expiresAt > clock.now().getTime()
      return isValid ? content.secret : undefined
    },
  }
}
