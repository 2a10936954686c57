import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  documentTokenCookie,
  documentTokenSeconds,
} from '@store/contract/schemas/site/document-tokens'
import { deriveKey } from '../../../base/base.ts'

/**
 * Tokens of documents. The gateway puts one into each document it sends, so that a report about a canary takes a visit of
 * the site, not a line of text.
 */
export interface DocumentTokens {
  issue: (now: Date) => string
  isValid: (token: string, now: Date) => boolean
}

/** @param secret SESSION_SECRET, the same for all instances */
export function createDocumentTokens(secret: string): DocumentTokens {
  const key = deriveKey(secret, 'documents of visitors')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    issue: (now) => {
      const text = `${secondsOf(now).toString(36)}.${randomBytes(12).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    isValid: (token, now) => {
      const [issued = '', random = '', signature = '', ...tail] = token.split('.')
      const ours = sign(`${issued}.${random}`)
      const given = Buffer.from(signature, 'base64url')
      if (tail.length > 0 || given.length !== ours.length || !timingSafeEqual(given, ours))
        return false
      return secondsOf(now) - Number.parseInt(issued, 36) <= documentTokenSeconds
    },
  }
}

const cookie = new RegExp(`(?:^|;\\s*)${documentTokenCookie.name}=([^;\\s]+)`)

/** The token that a browser sends with its reports. @param header Cookie of the request */
export function readDocumentToken(header: string | undefined): string | undefined {
  return cookie.exec(header ?? '')?.[1]
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000)
}
