import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import { NetworkError } from '../remotes/loader/remote-errors.ts'
import type { ReleaseSource } from '../remotes/loader/remote-loader.ts'

type Download = (release: RemoteRelease) => Promise<() => unknown>

/** The federation edge: downloads as a test prescribes, and records what was requested. */
export interface FakeSource extends ReleaseSource {
  /** `name version` of every download, in order. */
  downloads: string[]
  /** What downloads do from now on; the last of several is for all that follow. */
  behave: (...behaviours: Download[]) => void
}

/** A download that brings a module which has run as soon as it is called. */
export function arrivesWith(module: unknown): Download {
  return async () => () => module
}

/** A download that ends as a missing file or a broken connection does. */
export const isMissing: Download = async () => {
  throw new NetworkError('404')
}

/** A download that never ends. */
export const hangs: Download = () => new Promise(() => undefined)

/** A source whose downloads hang until released. */
export function fakeSource(): FakeSource {
  let queue: Download[] = [hangs]
  const downloads: string[] = []
  return {
    downloads,
    behave: (...behaviours) => {
      queue = behaviours
    },
    download: (release) => {
      downloads.push(`${release.name} ${release.version}`)
      const [next = hangs, ...rest] = queue
      if (rest.length > 0) queue = rest
      return next(release)
    },
  }
}
