import { describe, expect, it } from '@jest/globals'
import { completeLock, type Lock, platformOf } from './complete-lock.ts'

describe('the lock file', () => {
  it('gets the binaries for other platforms that npm left out', () => {
    const lock: Lock = {
      packages: {
        'node_modules/tool': {
          version: '1.2.3',
          dev: true,
          optionalDependencies: { '@tool/linux-x64': '1.2.3', '@tool/darwin-arm64': '1.2.3' },
        },
        'node_modules/@tool/linux-x64': { version: '1.2.3', optional: true },
      },
    }
    expect(completeLock(lock)).toEqual(['@tool/darwin-arm64'])
    expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '1.2.3',
      optional: true,
      dev: true,
      os: ['darwin'],
      cpu: ['arm64'],
    })
    expect(completeLock(lock)).toEqual([])
  })

  it.each([
    ['@swc/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@swc/core-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@biomejs/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@unrs/resolver-binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads the platform of %s from its name', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })

  it('reports a name without a platform', () => {
    expect(() => platformOf('@tool/native')).toThrow('@tool/native')
  })
})
