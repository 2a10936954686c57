import type { ReleaseReference, RemoteRelease } from '@store/contract/schemas/site/composition'
import { isUsableHash } from '../remotes/loader/release-check.ts'
import { NetworkError, UntrustedFileError } from '../remotes/loader/remote-errors.ts'
import { attemptTimeoutMs } from '../remotes/loader/with-timeout.ts'
import { diagnoseFailedFile } from '../remotes/script-errors.ts'
import { parseAs } from './parse-as.ts'
import { releaseFileCheck } from './schema-checks.ts'

/**
 * Fetches the `release.json` of a release that the composition or a preview link only references.
 * @param remote the remote it must belong to
 * @throws NetworkError when it cannot be fetched; UntrustedFileError when the expected hash is missing or does not
 * match; Error when it is another release or invalid
 */
export async function fetchReleaseFile(
  remote: string,
  { version, base, integrity }: ReleaseReference,
): Promise<RemoteRelease> {
  const file = `${base}release.json`
  if (!isUsableHash(integrity)) {
    throw new UntrustedFileError(`${file} has no usable hash`)
  }
  const address = new URL(file, location.origin).href
  const answer = await fetch(address, { integrity }).catch(() => undefined)
  if (answer === undefined) {
    throw await diagnoseFailedFile({ address, integrity, timeoutMs: attemptTimeoutMs })
  }
  if (!answer.ok) throw new NetworkError(`${file} answered ${answer.status}`)
  return parseReleaseFile(await answer.json(), { remote, version, base })
}

/**
 * Parses a `release.json` into the form used in the composition.
 * @throws Error when it is another release, or does not match its schema
 */
export function parseReleaseFile(
  value: unknown,
  expected: { remote: string; version: string; base: string },
): RemoteRelease {
  const { kind, files, ...release } = parseAs(
    releaseFileCheck,
    value,
    `${expected.base}release.json`,
  )
  const { remote, version, base } = expected
  if (release.name !== remote || release.version !== version) {
    throw new Error(`${base}release.json is not that of ${remote} ${version}`)
  }
  const integrity = Object.entries(files).map(([file, described]) => [file, described.integrity])
  return { ...release, base, integrity: Object.fromEntries(integrity) }
}
