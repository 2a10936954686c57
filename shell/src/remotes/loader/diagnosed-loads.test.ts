import { expect, it, jest } from '@jest/globals'
import { aRelease } from '../../testing/compositions.ts'
import { watchLeaving } from '../left-page.ts'
import { failureReason } from './attempt-outcome.ts'
import { withDiagnosedLoad, withDiagnosedLoads } from './diagnosed-loads.ts'

const screen = () => null
const release = aRelease()
const request = `http://store.test${release.base}remote.js`
const lost = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  type: 'error',
  request,
})

/** Loads a remote's only screen as the shell does; returns the error and the reports. */
function explained(load: () => Promise<typeof screen>) {
  const reported: unknown[] = []
  const routes = [{ path: '/shop', element: null, load }]
  const remote = withDiagnosedLoads({ routes }, release, (error) => reported.push(error))
  return { load: remote.routes[0]?.load ?? load, reported }
}

it('diagnoses a failed screen by the hash of its release', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValueOnce(new Response('run()'))
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(new Response('run()'))
  const { load, reported } = explained(async () => Promise.reject(lost))
  await expect(load()).rejects.toMatchObject({ name: 'UntrustedFileError' })
  expect(reported).toEqual([expect.objectContaining({ name: 'UntrustedFileError' })])
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ integrity: release.integrity['remote.js'] })
})

it('diagnoses a network error of a screen of the shell', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const load = withDiagnosedLoad(async () => Promise.reject(lost))
  const error = await load().catch((thrown: unknown) => thrown)
  expect(failureReason(error)).toBe('unreachable')
})

it('loads a screen again, and reports nothing, whose page was left and came back', async () => {
  watchLeaving()
  const load = jest.fn<() => Promise<typeof screen>>().mockRejectedValueOnce(lost)
  const { load: diagnosed, reported } = explained(load.mockResolvedValue(screen))
  const loading = diagnosed()
  await new Promise((resolve) => setTimeout(resolve))
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('pageshow'))
  expect([await loading, reported]).toEqual([screen, []])
})

it('passes on errors that concern no file', async () => {
  const error = new TypeError('x is undefined')
  const { load, reported } = explained(async () => Promise.reject(error))
  await expect(load()).rejects.toBe(error)
  expect(reported).toEqual([error])
})

it('changes nothing when the code arrives', async () => {
  const { load, reported } = explained(async () => screen)
  expect([await load(), reported]).toEqual([screen, []])
})
