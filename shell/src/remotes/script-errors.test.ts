import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { watchLeaving } from './left-page.ts'
import { PageLeftError } from './loader/remote-errors.ts'
import { diagnoseFailedFile, failedScriptUrl } from './script-errors.ts'

const address = 'http://store.test/mf/mf-shop/1.0.0/remote.js'
const script = { address, integrity: `sha384-${'A'.repeat(64)}`, timeoutMs: 1_000 }

describe('why a script did not load', () => {
  it.each([
    [
      'its address answers an error',
      [404],
      'NetworkError: /mf/mf-shop/1.0.0/remote.js answered 404',
    ],
    ['nobody answers', [0], 'NetworkError: /mf/mf-shop/1.0.0/remote.js cannot be reached'],
    [
      'it has other bytes than vouched for',
      [200, 0, 200],
      'UntrustedFileError: /mf/mf-shop/1.0.0/remote.js has other bytes than its release says',
    ],
    [
      'the connection was lost meanwhile',
      [200, 0, 0],
      'NetworkError: /mf/mf-shop/1.0.0/remote.js did not arrive',
    ],
    ['it is there again', [200, 200], 'NetworkError: /mf/mf-shop/1.0.0/remote.js did not arrive'],
  ])('is detected when %s', async (_what, statuses, words) => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    for (const status of statuses) {
      if (status === 0) fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      else fetched.mockResolvedValueOnce(new Response('run()', { status }))
    }
    expect(String(await diagnoseFailedFile(script))).toBe(words)
    expect(fetched).toHaveBeenCalledTimes(statuses.length)
    // Otherwise a damaged cached copy would be found again and again.
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' })
  })
})

describe('a file that was loading when its page was left', () => {
  let fetched: jest.SpiedFunction<typeof fetch>
  beforeAll(() => watchLeaving())
  beforeEach(() => {
    fetched = jest.spyOn(globalThis, 'fetch')
  })

  it('is asked for by nobody', async () => {
    const diagnosis = diagnoseFailedFile(script)
    dispatchEvent(new Event('pagehide'))
    expect(await diagnosis).toBeInstanceOf(PageLeftError)
    expect(await diagnoseFailedFile(script)).toBeInstanceOf(PageLeftError)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is diagnosed again in a page that came back', async () => {
    dispatchEvent(new Event('pageshow'))
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(String(await diagnoseFailedFile(script))).toMatch('cannot be reached')
  })
})

describe('the script an error is about', () => {
  const chunkError = (type: string) =>
    Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      type,
      request: address,
    })

  it.each([
    ['a chunk that did not come', chunkError('error'), address],
    ['a chunk that came and was none', chunkError('missing'), undefined],
    [
      'a container that did not come',
      new Error(`RUNTIME-008 ScriptNetworkError: Failed to load script "${address}" - unreachable`),
      address,
    ],
    ['anything else', new TypeError('x is undefined'), undefined],
    ['what is no error', 'remote.js', undefined],
  ])('is known of %s', (_what, error, expected) => {
    expect(failedScriptUrl(error)).toBe(expected)
  })
})
