import { randomBytes, timingSafeEqual } from 'node:crypto'

/** A way in for one person, once: what `npm start` prints for who runs the demo. */
export class MagicLink {
  /** Who comes in by it. */
  readonly name: string
  readonly code = randomBytes(24).toString('base64url')
  #isUsed = false

  constructor(name: string) {
    this.name = name
  }

  /** @returns whether the code opens; it does so once */
  redeem(code: string): boolean {
    const [given, expected] = [Buffer.from(code), Buffer.from(this.code)]
    const fits = given.length === expected.length && timingSafeEqual(given, expected)
    if (!fits || this.#isUsed) return false
    this.#isUsed = true
    return true
  }
}
