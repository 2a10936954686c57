import { NetworkError, UntrustedFileError } from './remote-errors.ts'

/** A file of a release that did not come. */
interface FailedFile {
  address: string
  /** What its release says of it; not always known. */
  integrity?: string | undefined
  /** How long the answer may be waited for, in milliseconds. */
  timeoutMs: number
}

/**
 * Finds out why a file did not come, which browsers keep to themselves when it has a hash. It is asked for past the cache: release
 * files are cached for good, and a damaged copy would otherwise be met by every further try.
 */
export async function diagnoseFailedFile(
  file: FailedFile,
): Promise<NetworkError | UntrustedFileError> {
  const { address, integrity = '', timeoutMs } = file
  const { pathname } = new URL(address)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(address, { cache: 'reload', signal })
    if (!answer.ok) return new NetworkError(`${pathname} answered ${answer.status}`)
    await answer.arrayBuffer()
  } catch (cause) {
    return new NetworkError(`${pathname} cannot be reached`, { cause })
  }
  const isIntact = await fetch(address, { cache: 'force-cache', integrity, signal }).then(
    () => true,
    () => false,
  )
  return isIntact
    ? new NetworkError(`${pathname} did not arrive`)
    : new UntrustedFileError(`${pathname} has other bytes than its release says`)
}

/** The address of the script an error of webpack or of the federation runtime is about. */
export function failedScriptUrl(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'ChunkLoadError') return failedChunkUrl(error)
  return /ScriptNetworkError: .*?"(https?:[^"]+)"/.exec(error.message)?.[1]
}

/** `missing` is a script that came and did not say what it had to: no fault of the way to it. */
function failedChunkUrl(error: Error): string | undefined {
  const { type, request } = { type: undefined, request: undefined, ...error }
  return type === 'missing' || typeof request !== 'string' ? undefined : request
}
