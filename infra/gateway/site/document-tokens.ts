import {
  DocumentTokensSchema,
  documentTokenCookie,
  documentTokenSeconds,
} from '@store/contract/schemas/site/document-tokens'
import { Value } from 'typebox/value'

/** Tokens of documents, by which the API knows that a report comes from a visit of the site. */
export interface DocumentTokens {
  /** @returns the Set-Cookie header of a document; `undefined` while the API has given no token */
  takeCookie: () => string | undefined
}

const batchSize = 200
/** Older ones would leave a visitor too little of their time. */
const keptMs = 3_600_000

/**
 * Has tokens from the API in stock, so that no document waits for one. Documents sent while there is none are not counted.
 * @param site isSecure: whether the public origin is https; answerMs: how long it waits for the API
 */
export function createDocumentTokens(
  apiUrl: string,
  site: { isSecure: () => boolean; answerMs: number; onFailure: () => void },
): DocumentTokens {
  let tokens: string[] = []
  let receivedAt = 0
  let refilling: Promise<void> | undefined

  async function ask(): Promise<void> {
    const response = await fetch(`${apiUrl}/document-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count: batchSize }),
      signal: AbortSignal.timeout(site.answerMs),
    })
    const answer: unknown = await response.json()
    if (!Value.Check(DocumentTokensSchema, answer)) throw new Error('the API sends no tokens')
    tokens = answer.tokens
    receivedAt = Date.now()
  }

  function refill(): void {
    refilling ??= ask()
      .catch(site.onFailure)
      .finally(() => {
        refilling = undefined
      })
  }

  refill()
  return {
    takeCookie: () => {
      if (Date.now() - receivedAt > keptMs) tokens = []
      const token = tokens.pop()
      if (tokens.length < batchSize / 2) refill()
      if (token === undefined) return undefined
      const { name, path } = documentTokenCookie
      const attributes = `Path=${path}; Max-Age=${documentTokenSeconds}; HttpOnly; SameSite=Strict`
      return `${name}=${token}; ${attributes}${site.isSecure() ? '; Secure' : ''}`
    },
  }
}
