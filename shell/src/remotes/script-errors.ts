import { wasPageLeft } from './left-page.ts'
import { NetworkError, PageLeftError, UntrustedFileError } from './loader/remote-errors.ts'

/** A file of a release that could not be loaded. */
interface FailedFile {
  address: string
  /** The hash in its release; not always known. */
  integrity?: string | undefined
  /** Time limit for the response, in milliseconds. */
  timeoutMs: number
}

/**
 * Finds out why a file could not be loaded, because browsers do not reveal it for files with a hash. Bypasses the cache:
 * release files are immutable, and a damaged copy would otherwise be used by every retry.
 * @returns a PageLeftError, if at all, when the page was left and came back
 */
export async function diagnoseFailedFile(
  file: FailedFile,
): Promise<NetworkError | UntrustedFileError> {
  const { address, integrity = '', timeoutMs } = file
  const { pathname } = new URL(address)
  if (await wasPageLeft()) return new PageLeftError(`${pathname} was not waited for`)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(address, { cache: 'reload', signal })
    if (!answer.ok) return new NetworkError(`${pathname} answered ${answer.status}`)
    await answer.arrayBuffer()
  } catch (cause) {
    return new NetworkError(`${pathname} cannot be reached`, { cause })
  }
  const canFetch = (options: RequestInit) =>
    fetch(address, { cache: 'force-cache', signal, ...options }).then(
      () => true,
      () => false,
    )
  // A connection that is lost between two requests says nothing of the bytes.
  if ((await canFetch({ integrity })) || !(await canFetch({}))) {
    return new NetworkError(`${pathname} did not arrive`)
  }
  return new UntrustedFileError(`${pathname} has other bytes than its release says`)
}

/** The URL of the script that an error of webpack or the federation runtime is about. */
export function failedScriptUrl(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'ChunkLoadError') return failedChunkUrl(error)
  return /ScriptNetworkError: .*?"(https?:[^"]+)"/.exec(error.message)?.[1]
}

/** Type `missing`: the script was loaded but did not register its chunk, so it is no network error. */
function failedChunkUrl(error: Error): string | undefined {
  const { type, request } = { type: undefined, request: undefined, ...error }
  return type === 'missing' || typeof request !== 'string' ? undefined : request
}
