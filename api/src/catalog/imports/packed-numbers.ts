import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/** Bytes of the largest number: seven bits each, the last one below 128. */
const mostBytesOfNumber = 8

function* bytesOf(number: number): Generator<number> {
  let rest = number
  for (; rest >= 128; rest = Math.floor(rest / 128)) yield (rest % 128) + 128
  yield rest
}

function numbersOf(bytes: Uint8Array): number[] | undefined {
  const numbers: number[] = []
  let number = 0
  let scale = 1
  for (const byte of bytes) {
    number += (byte % 128) * scale
    scale *= 128
    if (number > Number.MAX_SAFE_INTEGER) return undefined
    if (byte >= 128) continue
    numbers.push(number)
    number = 0
    scale = 1
  }
  return numbers
}

/** Writes whole numbers from 0 on as a short text, which a client sends back as it is. */
export async function packNumbers(numbers: readonly number[]): Promise<string> {
  const bytes = numbers.flatMap((number) => [...bytesOf(number)])
  return (await compress(Uint8Array.from(bytes))).toString('base64url')
}

/**
 * Reads the text of {@link packNumbers}.
 * @returns undefined for any other text, and for more than `most` numbers
 */
export async function unpackNumbers(text: string, most: number): Promise<number[] | undefined> {
  const bytes = await decompress(Buffer.from(text, 'base64url'), {
    maxOutputLength: mostBytesOfNumber * most,
  }).catch(() => undefined)
  const numbers = bytes && numbersOf(bytes)
  return numbers && numbers.length <= most ? numbers : undefined
}
