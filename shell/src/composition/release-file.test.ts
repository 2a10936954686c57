import { describe, expect, it, jest } from '@jest/globals'
import { aRelease } from '../testing/compositions.ts'
import { fetchReleaseFile, parseReleaseFile } from './release-file.ts'

const { integrity, ...release } = aRelease()
const { version, base } = release
const files = Object.entries(integrity).map(([file, hash]) => [file, { integrity: hash, bytes: 7 }])
/** A published file: with more fields than the shell needs, and hashes among the sizes. */
const published = { kind: 'remote', ...release, files: Object.fromEntries(files), sitemap: [] }
const expected = { remote: 'mf-shop', version, base }
const mismatch = `${base}release.json does not match its schema`
const hash = `sha384-${'B'.repeat(64)}`

function serve(answer: Response | Error) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
}

describe('a release.json', () => {
  it('is parsed into the form of the composition', () => {
    expect(parseReleaseFile(published, expected)).toMatchObject(aRelease())
  })

  it.each([
    ['of another remote', { ...published, name: 'mf-cart' }, 'is not that of mf-shop'],
    ['of another version', { ...published, version: '9.9.9' }, 'is not that of mf-shop'],
    ['of a shell', { ...published, kind: 'shell' }, mismatch],
    ['without a container', { ...published, container: 1 }, mismatch],
    ['without hashes', { ...published, files: { 'a.js': {} } }, mismatch],
    ['that is a page', '<html>', mismatch],
  ])('%s is rejected', (_what, value, complaint) => {
    expect(() => parseReleaseFile(value, expected)).toThrow(complaint)
  })

  it('is fetched with its hash in the composition', async () => {
    const fetched = serve(Response.json(published))
    await expect(
      fetchReleaseFile('mf-shop', { version, base, integrity: hash }),
    ).resolves.toMatchObject(aRelease())
    expect(fetched.mock.calls[0]?.[1]).toEqual({ integrity: hash })
    expect(String(fetched.mock.calls[0]?.[0])).toBe(`http://store.test${base}release.json`)
  })

  it('is not fetched when browsers cannot check that hash', async () => {
    const fetched = serve(Response.json(published))
    await expect(
      fetchReleaseFile('mf-shop', { version, base, integrity: 'deadbeef' }),
    ).rejects.toMatchObject({ name: 'UntrustedFileError' })
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', Response.json({}, { status: 404 }), 'answered 404'],
    ['does not come', new TypeError('Failed to fetch'), 'cannot be reached'],
  ])('is a network error when it %s', async (_what, answer, complaint) => {
    serve(answer)
    const error = fetchReleaseFile('mf-shop', { version, base, integrity: hash })
    await expect(error).rejects.toMatchObject({ name: 'NetworkError' })
    await expect(error).rejects.toThrow(complaint)
  })
})
