import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import { NetworkError } from '../remotes/loader/remote-errors.ts'
import type { ReleaseSource } from '../remotes/loader/remote-loader.ts'

type Download = (release: RemoteRelease) => Promise<() => unknown>

/** A fake federation runtime: downloads as the test prescribes, and records the requests. */
export interface FakeSource extends ReleaseSource {
  /** `name version` of every download, in order. */
  downloads: string[]
  /** Sets the results of the next downloads; the last one also applies to all later downloads. */
  behave: (...behaviours: Download[]) => void
}

/** A download of a module. */
export function arrivesWith(module: unknown): Download {
  return async () => () => module
}

/** A download that fails like a missing file or a broken connection. */
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
