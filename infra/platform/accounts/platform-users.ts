import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { parseAs } from '../../releases/release.ts'
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
  readonly #file: string
  readonly #cost: number

  /** @param cost of a password hash (`hashPassword`) */
  constructor(file: string, cost = passwordCost) {
    this.#file = file
    this.#cost = cost
  }

  /** Names in the order they were added. */
  async names(): Promise<string[]> {
    return Object.keys(await this.#read())
  }

  /** @returns the password hash of a user; `undefined` for an unknown user */
  async findHash(name: string): Promise<string | undefined> {
    const users = await this.#read()
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
    await this.#write({ ...(await this.#read()), [name]: await hashPassword(password, this.#cost) })
  }

  /** @returns false for an unknown user */
  async remove(name: string): Promise<boolean> {
    const { [name]: removed, ...others } = await this.#read()
    if (removed !== undefined) await this.#write(others)
    return removed !== undefined
  }

  async #read(): Promise<Record<string, string>> {
    const text = await readFile(this.#file, 'utf8').catch(emptyIfMissing)
    return parseAs(UsersSchema, JSON.parse(text), this.#file)
  }

  async #write(users: Record<string, string>): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true })
    await writeFile(`${this.#file}.new`, `${JSON.stringify(users, null, 2)}\n`, { mode: 0o600 })
    await rename(`${this.#file}.new`, this.#file)
  }
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '{}'
  throw error
}
