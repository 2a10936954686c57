import { createSigner, createVerifier } from 'fast-jwt'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

const TokenClaims = Compile(Type.Object({ sid: Type.String({ minLength: 1 }) }))

/** Signs and verifies session tokens: JWT, HS256, with the id of a session and nothing else about a person. */
export interface SessionTokens {
  sign(session: { publicId: string; createdAt: Date; expiresAt: Date }): string
  /** The session id of a token; `undefined` when this secret did not sign it. */
  readSessionId(token: string): string | undefined
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** @param secret SESSION_SECRET, the same for all instances */
export function createSessionTokens(secret: string): SessionTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  // The row of the session contains its expiry, by the injected clock.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  return {
    sign: ({ publicId, createdAt, expiresAt }) =>
      sign({ sid: publicId, iat: secondsOf(createdAt), exp: secondsOf(expiresAt) }),
    readSessionId: (token) => {
      try {
        return TokenClaims.Parse(verify(token)).sid
      } catch {
        return undefined
      }
    },
  }
}
