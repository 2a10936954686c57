import { randomBytes, timingSafeEqual } from 'node:crypto'

/** A one-time sign-in for one user; `npm start` prints it for the demo. */
export class MagicLink {
  /** The user who signs in with it. */
  readonly name: string
  readonly code = randomBytes(24).toString('base64url')
  #isUsed = false

  constructor(name: string) {
    this.name = name
  }

  /** @returns whether the code is valid, which it is only once */
  redeem(code: string): boolean {
    const [given, expected] = [Buffer.from(code), Buffer.from(this.code)]
    const isCorrect = given.length === expected.length && timingSafeEqual(given, expected)
    if (!isCorrect || this.#isUsed) return false
    this.#isUsed = true
    return true
  }
}
