import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { mostImportRows } from '@store/contract/rules/limits'
import { HttpError } from '../../http/errors/errors.ts'

/** A product as the preview read it. */
export interface SeenProduct {
  id: number
  contentVersion: number
}

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/** Bytes of a number: seven bits each, the last one below 128. */
const mostBytesOfNumber = 8
const bytesOfSeen = 2 * mostBytesOfNumber * mostImportRows

function* bytesOf(number: number): Generator<number> {
  let rest = number
  for (; rest >= 128; rest = Math.floor(rest / 128)) yield (rest % 128) + 128
  yield rest
}

function unreadable(): HttpError {
  return new HttpError(fieldError('seen', adminMessages.priceChanges.previewUnreadable))
}

function numbersOf(bytes: Uint8Array): number[] {
  const numbers: number[] = []
  let number = 0
  let scale = 1
  for (const byte of bytes) {
    number += (byte % 128) * scale
    scale *= 128
    if (number > Number.MAX_SAFE_INTEGER) throw unreadable()
    if (byte >= 128) continue
    numbers.push(number)
    number = 0
    scale = 1
  }
  return numbers
}

/**
 * Writes the products of a preview as a short text, so that a client can send back what it saw of a whole catalogue.
 * @param products in ascending order of their ids
 */
export async function encodeSeen(products: readonly SeenProduct[]): Promise<string> {
  let last = 0
  const bytes = products.flatMap(({ id, contentVersion }) => {
    const step = id - last
    last = id
    return [...bytesOf(step), ...bytesOf(contentVersion)]
  })
  return (await compress(Uint8Array.from(bytes))).toString('base64url')
}

/**
 * Reads the text of {@link encodeSeen}.
 * @throws HttpError (400) for any other text
 */
export async function decodeSeen(text: string): Promise<SeenProduct[]> {
  const bytes = await decompress(Buffer.from(text, 'base64url'), {
    maxOutputLength: bytesOfSeen,
  }).catch(() => {
    throw unreadable()
  })
  const numbers = numbersOf(bytes)
  const products: SeenProduct[] = []
  let id = 0
  for (let at = 0; at < numbers.length; at += 2) {
    const [step = 0, contentVersion] = [numbers[at], numbers[at + 1]]
    if (contentVersion === undefined || step === 0) throw unreadable()
    id += step
    products.push({ id, contentVersion })
  }
  if (products.length === 0 || !Number.isSafeInteger(id)) throw unreadable()
  return products
}
