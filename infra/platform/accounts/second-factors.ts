import { Secret, TOTP } from 'otpauth'
import { Type } from 'typebox'
import { PrivateFile } from '../../settings/private-file.ts'

/** By name: the base32 secret of an authenticator app, and the step of its last code, which works once. */
const SecondFactorsSchema = Type.Record(
  Type.String(),
  Type.Object({ secret: Type.String(), lastStep: Type.Integer() }),
)

/** What every authenticator app knows (RFC 6238). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Clocks differ, and typing takes time. */
const window = 1

/** A secret that is stored once its first code is right. */
export interface NewApp {
  /** Base32, to type into the app. */
  secret: string
  /** The content of a QR code. */
  uri: string
}

/** The authenticator apps of the platform's users, in a file that only its owner can read. */
export class SecondFactors {
  readonly #file: PrivateFile<typeof SecondFactorsSchema>
  readonly #clock: () => Date

  constructor(file: string, clock: () => Date = () => new Date()) {
    this.#file = new PrivateFile(file, SecondFactorsSchema)
    this.#clock = clock
  }

  /** The secret of a user; `undefined` without a second factor. */
  async findSecret(name: string): Promise<string | undefined> {
    const all = await this.#file.read()
    return Object.hasOwn(all, name) ? all[name]?.secret : undefined
  }

  /** Begins to set up an app; nothing is stored. */
  begin(name: string): NewApp {
    const secret = new Secret({ size: 20 })
    const app = new TOTP({ issuer: 'Store platform', label: name, secret, ...form })
    return { secret: secret.base32, uri: app.toString() }
  }

  /** Stores an app in place of a former one. @returns false when the code is wrong */
  async set(name: string, secret: string, code: string): Promise<boolean> {
    const step = this.#findStep(secret, code)
    if (step === undefined) return false
    await this.#file.change((all) => ({ ...all, [name]: { secret, lastStep: step } }))
    return true
  }

  /** Checks a code and uses it up. @returns true for a user without a second factor, whatever the code is */
  async verify(name: string, code: string): Promise<boolean> {
    if ((await this.findSecret(name)) === undefined) return true
    let isRight = false
    await this.#file.change((all) => {
      const app = all[name]
      const step = app && this.#findStep(app.secret, code)
      isRight = app !== undefined && step !== undefined && step > app.lastStep
      return app && step !== undefined && isRight
        ? { ...all, [name]: { ...app, lastStep: step } }
        : all
    })
    return isRight
  }

  /** @returns false for a user without a second factor */
  async remove(name: string): Promise<boolean> {
    if ((await this.findSecret(name)) === undefined) return false
    await this.#file.change(({ [name]: _, ...others }) => others)
    return true
  }

  #findStep(secret: string, code: string): number | undefined {
    const timestamp = this.#clock().getTime()
    const token = code.replaceAll(/\s/g, '')
    const delta = TOTP.validate({
      token,
      secret: Secret.fromBase32(secret),
      timestamp,
      window,
      ...form,
    })
    return delta === null ? undefined : Math.floor(timestamp / 1000 / form.period) + delta
  }
}
