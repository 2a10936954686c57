import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { parseAs } from '../releases/release.ts'
import { PrivateFile } from './private-file.ts'

/** Hexadecimal, so that it needs no escaping in SQL, URLs or a shell. */
const Secret = Type.String({ default: () => randomBytes(32).toString('hex') })

const SecretsSchema = Type.Object({
  SESSION_SECRET: Secret,
  FILE_URL_SECRET: Secret,
  DATABASE_PASSWORD: Secret,
  DATABASE_ROOT_PASSWORD: Secret,
  PLATFORM_TOKEN: Secret,
  PLATFORM_SECRET: Secret,
})

export type Secrets = Static<typeof SecretsSchema>

/**
 * The secrets of this site, generated once and stored in `<folder>/secrets.json`, which only its owner can read.
 * Missing secrets, added by a newer version, are generated.
 */
export async function readSecrets(folder: string): Promise<Secrets> {
  const file = new PrivateFile(join(folder, 'secrets.json'), Type.Partial(SecretsSchema))
  const stored = await file.read()
  if (Value.Check(SecretsSchema, stored)) return stored
  let secrets = complete(stored)
  await file.change((current) => {
    secrets = complete(current)
    return secrets
  })
  return secrets
}

function complete(stored: Partial<Secrets>): Secrets {
  return parseAs(SecretsSchema, Value.Default(SecretsSchema, stored), 'secrets.json')
}
