import { jest } from '@jest/globals'
import type { ReleaseReference, RemoteRelease } from '@store/contract/schemas/site/composition'
import { chooseReleases } from '../composition/choose-releases.ts'
import { createBrokenReleases } from '../remotes/loader/broken-releases.ts'
import { createRemoteLoader } from '../remotes/loader/remote-loader.ts'
import { createRemoteStore } from '../remotes/remote-store.ts'
import { aComposition } from './compositions.ts'
import { fakeReports } from './fake-reports.ts'
import { fakeSource } from './fake-source.ts'

/** The error for a release that a test did not publish. */
const notPublished = async (
  name: string,
  { version }: ReleaseReference,
): Promise<RemoteRelease> => {
  throw new Error(`${name} ${version} is not published in this test`)
}

/** The remotes of a document whose downloads a test controls; only the federation runtime is fake. */
export function fakeRemotes(composition = aComposition()) {
  const store = createRemoteStore()
  const source = fakeSource()
  const reports = fakeReports()
  const releases = chooseReleases(composition, 'a-visitor')
  const fetchReleases = jest.fn(async () => releases)
  const fetchReleaseFile = jest.fn(notPublished)
  const broken = createBrokenReleases(() => sessionStorage)
  const hostVersions = { react: '19.3.1' }
  const edge = { store, source, reports, fetchReleases, fetchReleaseFile, broken }
  const loader = createRemoteLoader({ ...edge, releases, hostVersions })
  return { ...edge, loader, releases: releases.map(({ release }) => release) }
}
