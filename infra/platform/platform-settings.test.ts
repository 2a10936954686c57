import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { PlatformSettingsSchema, readPlatformSettings } from './platform-settings.ts'

describe('the settings of the platform page', () => {
  it('have defaults: loopback, and auto-halt enabled', () => {
    expect(readPlatformSettings({ PATH: '/bin', PLATFORM_SECRET: '' })).toEqual({
      PLATFORM_HOST: '127.0.0.1',
      PLATFORM_PORT: 8090,
      PLATFORM_PROXIES: '',
      PLATFORM_TOKEN: '',
      PUBLIC_ORIGIN: '',
      API_URL: 'http://127.0.0.1:3000',
      AUTO_HALT_SECONDS: 15,
    })
  })

  it('are all listed if they are invalid', () => {
    const wrong = { PLATFORM_PORT: 'http', PLATFORM_SECRET: 'short', API_URL: 'api:3000' }
    expect(() => readPlatformSettings(wrong)).toThrow(
      /cannot start:.*PLATFORM_PORT.*PLATFORM_SECRET.*API_URL/s,
    )
  })

  it('are documented in the README with their defaults', async () => {
    const readme = await readFile(path.join(__dirname, 'README.md'), 'utf8')
    for (const name of Object.keys(PlatformSettingsSchema.properties)) {
      expect(readme).toContain(`| \`${name}\` |`)
    }
  })
})
