import { satisfy } from '@module-federation/enhanced/runtime'
import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import { IncompatibleReleaseError, UntrustedFileError } from './remote-errors.ts'

// Chromium ignores a malformed hash and runs the script anyway.
const sha384 = /^sha384-[A-Za-z0-9+/]{64}$/

/** True for a hash that browsers enforce. */
export function isUsableHash(hash: string): boolean {
  return sha384.test(hash)
}

/**
 * Checks that this host can run a release, before anything of it is downloaded.
 * @param hostVersions versions of the shared modules this shell was built with
 * @throws IncompatibleReleaseError | UntrustedFileError
 */
export function checkRelease(release: RemoteRelease, hostVersions: Record<string, string>): void {
  for (const [module, range] of Object.entries(release.shared)) {
    const version = hostVersions[module]
    if (version === undefined || !satisfy(version, range)) {
      throw new IncompatibleReleaseError(
        `${release.name} ${release.version} needs ${module} ${range}, the host has ${version ?? 'none'}`,
      )
    }
  }
  for (const file of [release.entry, ...release.preload]) integrityOf(release, file)
}

/**
 * The integrity hash of a release's file.
 * @throws UntrustedFileError when the release has none, or one that browsers ignore
 */
export function integrityOf(release: RemoteRelease, file: string): string {
  const hash = release.integrity[file]
  if (hash === undefined || !isUsableHash(hash)) {
    throw new UntrustedFileError(`${release.base}${file} has no usable hash`)
  }
  return hash
}

/** Absolute URL of a release's file. */
export function releaseFileUrl(release: RemoteRelease, file: string): string {
  return new URL(`${release.base}${file}`, location.origin).href
}
