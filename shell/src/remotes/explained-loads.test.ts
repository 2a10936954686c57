import { afterEach, expect, it, jest } from '@jest/globals'
import { aRelease } from '../testing/compositions.ts'
import { reasonOf } from './attempt-outcome.ts'
import { withExplainedLoad, withExplainedLoads } from './explained-loads.ts'

const screen = () => null
const release = aRelease()
const request = `http://store.test${release.base}remote.js`
const lost = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  type: 'error',
  request,
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** The load of a remote's only screen, as the shell calls it, and what was reported. */
function explained(load: () => Promise<typeof screen>) {
  const reported: unknown[] = []
  const routes = [{ path: '/shop', element: null, load }]
  const remote = withExplainedLoads({ routes }, release, (fault) => reported.push(fault))
  return { load: remote.routes[0]?.load ?? load, reported }
}

it('says what became of the code of a screen, by the hash of its release', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValueOnce(new Response('run()'))
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { load, reported } = explained(async () => Promise.reject(lost))
  await expect(load()).rejects.toMatchObject({ name: 'UntrustedFile' })
  expect(reported).toEqual([expect.objectContaining({ name: 'UntrustedFile' })])
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ integrity: release.integrity['remote.js'] })
})

it('says that a screen of the shell could not be fetched when the network is at fault', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const load = withExplainedLoad(async () => Promise.reject(lost))
  const fault = await load().catch((thrown: unknown) => thrown)
  expect(reasonOf(fault)).toBe('unreachable')
})

it('leaves a fault as it is that is about no file', async () => {
  const fault = new TypeError('x is undefined')
  const { load, reported } = explained(async () => Promise.reject(fault))
  await expect(load()).rejects.toBe(fault)
  expect(reported).toEqual([fault])
})

it('stands in nobody’s way when the code arrives', async () => {
  const { load, reported } = explained(async () => screen)
  expect([await load(), reported]).toEqual([screen, []])
})
