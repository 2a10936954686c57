import { forEachRelease } from '../for-each-release.ts'
import type { BuildRequest } from './build-inputs.ts'
import { type BuildResult, buildRelease } from './build-release.ts'
import { BundlerPool } from './run-build.ts'

/**
 * Builds several releases, two at a time.
 * @param use called with each build as soon as it is there
 * @returns the results of `use`, in the order of the requests
 * @throws Error with everything that could not be built or used, and why, after the rest is done
 */
export async function buildReleases<Result>(
  requests: BuildRequest[],
  use: (result: BuildResult) => Promise<Result>,
): Promise<Result[]> {
  const bundlers = new BundlerPool()
  try {
    return await forEachRelease(requests, async (request) =>
      use(await buildRelease(request, bundlers.run)),
    )
  } finally {
    bundlers.close()
  }
}
