import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { proxyListPattern } from '@store/contract/rules/client-network'
import { Type } from 'typebox'
import { readSettings } from '../start/read-settings.ts'

/** The environment of the platform page; README says the same. */
export const PlatformSettingsSchema = Type.Object({
  PLATFORM_HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on' }),
  PLATFORM_PORT: Type.Integer({
    default: 8090,
    minimum: 0,
    maximum: 65_535,
    description: 'port to listen on; 0 takes any free one',
  }),
  PLATFORM_USERS: Type.Optional(
    Type.String({ description: 'file of those who may sign in; below DATA_FOLDER when absent' }),
  ),
  PLATFORM_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description: 'signs sessions; made anew at each start when absent',
    }),
  ),
  PLATFORM_PROXIES: Type.String({
    default: '',
    pattern: proxyListPattern,
    description: 'addresses and networks of the proxies whose X-Forwarded-* is believed',
  }),
  RELEASE_STORE: Type.Optional(Type.String({ description: 'the site, as for npm run release' })),
  API_URL: Type.String({
    default: 'http://127.0.0.1:3000',
    pattern: '^https?://',
    description: 'origin of the API, which counts how releases do',
  }),
  PLATFORM_TOKEN: Type.String({ default: '', description: 'as the API has it' }),
  PUBLIC_ORIGIN: Type.String({
    default: '',
    pattern: '^(https?://[^/?#]+)?$',
    description: 'origin of the site as visitors see it, for preview links',
  }),
  AUTO_HALT_SECONDS: Type.Integer({
    default: 15,
    minimum: 0,
    description: 'pause between two looks at the canaries; 0: they are not watched',
  }),
  DATA_FOLDER: Type.Optional(Type.String()),
})

/** @throws Error naming every variable that is missing or wrong */
export function readPlatformSettings(environment: NodeJS.ProcessEnv) {
  return readSettings(PlatformSettingsSchema, environment, 'The platform page')
}

/** Where those who may sign in are kept. */
export function usersFileOf(root: string, environment: NodeJS.ProcessEnv): string {
  const { PLATFORM_USERS, DATA_FOLDER } = environment
  return path.resolve(
    root,
    PLATFORM_USERS || path.join(DATA_FOLDER || '.data', 'platform-users.json'),
  )
}

/** Where sessions are noted that were signed out: beside those who may sign in. */
export function revokedSessionsFileOf(usersFile: string): string {
  return path.join(path.dirname(usersFile), 'platform-ended-sessions.json')
}

/** A secret of one start: sessions end with it. */
export function generateEphemeralSecret(): string {
  return randomBytes(32).toString('hex')
}
