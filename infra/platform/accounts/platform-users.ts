import { Type } from 'typebox'
import { PrivateFile } from '../../settings/private-file.ts'
import { hashPassword, passwordCost } from './password.ts'

/** Password hashes of the platform's users by name; independent of the store's accounts. */
const UsersSchema = Type.Record(Type.String(), Type.String({ pattern: '^scrypt\\$\\d+\\$' }))

const namePattern = /^[a-z][a-z0-9._-]{1,31}$/
const minPasswordLength = 12

/**
 * The users of the platform, in a file: `{ "<name>": "<hash>" }`. Reads the file each time, so that a removed user
 * loses access immediately.
 */
export class PlatformUsers {
  readonly #file: PrivateFile<typeof UsersSchema>
  readonly #cost: number

  /** @param cost of a password hash (`hashPassword`) */
  constructor(file: string, cost = passwordCost) {
    this.#file = new PrivateFile(file, UsersSchema)
    this.#cost = cost
  }

  /** Names in the order they were added. */
  async names(): Promise<string[]> {
    return Object.keys(await this.#file.read())
  }

  /** @returns the password hash of a user; `undefined` for an unknown user */
  async findHash(name: string): Promise<string | undefined> {
    const users = await this.#file.read()
    return Object.hasOwn(users, name) ? users[name] : undefined
  }

  /**
   * Adds a user, or changes the password of an existing one.
   * @throws when the name or the password is invalid
   */
  async add(name: string, password: string): Promise<void> {
    if (!namePattern.test(name)) {
      throw new Error(
        'A name has 2 to 32 lower-case letters, digits, dots or dashes and starts with a letter',
      )
    }
    if (password.length < minPasswordLength) {
      throw new Error(`A password has at least ${minPasswordLength} characters`)
    }
    const hash = await hashPassword(password, this.#cost)
    await this.#file.change((users) => ({ ...users, [name]: hash }))
  }

  /** @returns false for an unknown user */
  async remove(name: string): Promise<boolean> {
    if ((await this.findHash(name)) === undefined) return false
    await this.#file.change(({ [name]: _, ...others }) => others)
    return true
  }
}
