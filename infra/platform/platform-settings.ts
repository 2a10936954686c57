import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { proxyListPattern } from '@store/contract/rules/network/client-network'
import { Type } from 'typebox'
import { readSettings } from '../settings/read-settings.ts'

/** The environment variables of the platform page, as documented in the README. */
export const PlatformSettingsSchema = Type.Object({
  PLATFORM_HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on' }),
  PLATFORM_PORT: Type.Integer({
    default: 8090,
    minimum: 0,
    maximum: 65_535,
    description: 'port to listen on; 0 takes any free one',
  }),
  PLATFORM_USERS: Type.Optional(
    Type.String({ description: 'file of users; default: in DATA_FOLDER' }),
  ),
  PLATFORM_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description: 'signs sessions; default: a new secret on every start',
    }),
  ),
  PLATFORM_PROXIES: Type.String({
    default: '',
    pattern: proxyListPattern,
    description: 'addresses and networks of the proxies whose X-Forwarded-* is trusted',
  }),
  RELEASE_STORE: Type.Optional(Type.String({ description: 'the site, as for npm run release' })),
  API_URL: Type.String({
    default: 'http://127.0.0.1:3000',
    pattern: '^https?://',
    description: 'origin of the API, which counts failures of releases',
  }),
  PLATFORM_TOKEN: Type.String({ default: '', description: 'the same as in the API' }),
  PUBLIC_ORIGIN: Type.String({
    default: '',
    pattern: '^(https?://[^/?#]+)?$',
    description: 'public origin of the site, for preview links',
  }),
  AUTO_HALT_SECONDS: Type.Integer({
    default: 15,
    minimum: 0,
    description: 'pause between two checks of the canaries; 0 disables them',
  }),
  DATA_FOLDER: Type.Optional(Type.String()),
})

/** @throws Error naming every variable that is missing or invalid */
export function readPlatformSettings(environment: NodeJS.ProcessEnv) {
  return readSettings(PlatformSettingsSchema, environment, 'The platform page')
}

/** The file of users. */
export function usersFileOf(root: string, environment: NodeJS.ProcessEnv): string {
  const { PLATFORM_USERS, DATA_FOLDER } = environment
  return path.resolve(
    root,
    PLATFORM_USERS || path.join(DATA_FOLDER || '.data', 'platform-users.json'),
  )
}

/** The file of authenticator apps, beside that of users. */
export function secondFactorsFileOf(usersFile: string): string {
  return path.join(path.dirname(usersFile), 'platform-second-factors.json')
}

/** A secret for one process; sessions end with the process. */
export function generateEphemeralSecret(): string {
  return randomBytes(32).toString('hex')
}
