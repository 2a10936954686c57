import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/**
 * The code of an authenticator app (RFC 6238).
 * @param secret base32, spaces ignored
 * @param stepsAhead 1 for the next code, which the store accepts already: each code works once
 */
export function authenticatorCode(secret: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const key = bytesOf(secret.replaceAll(/\s/g, ''))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * Gives a page an authenticator for passkeys, which confirms everything at once, as a person with a fingerprint does.
 * Browsers allow passkeys on a page of `localhost`, not of 127.0.0.1.
 */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
