import { NetworkFault, UntrustedFile } from './remote-faults.ts'

/** A file of a release that did not come. */
interface LostFile {
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
export async function explainLostFile(file: LostFile): Promise<NetworkFault | UntrustedFile> {
  const { address, integrity = '', timeoutMs } = file
  const { pathname } = new URL(address)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(address, { cache: 'reload', signal })
    if (!answer.ok) return new NetworkFault(`${pathname} answered ${answer.status}`)
    await answer.arrayBuffer()
  } catch (cause) {
    return new NetworkFault(`${pathname} cannot be reached`, { cause })
  }
  const isVouchedFor = await fetch(address, { cache: 'force-cache', integrity, signal }).then(
    () => true,
    () => false,
  )
  return isVouchedFor
    ? new NetworkFault(`${pathname} did not arrive`)
    : new UntrustedFile(`${pathname} has other bytes than its release says`)
}

/** The address of the script an error of webpack or of the federation runtime is about. */
export function lostScriptOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  if (fault.name === 'ChunkLoadError') return missingChunkOf(fault)
  return /ScriptNetworkError: .*?"(https?:[^"]+)"/.exec(fault.message)?.[1]
}

/** `missing` is a script that came and did not say what it had to: no fault of the way to it. */
function missingChunkOf(fault: Error): string | undefined {
  const { type, request } = { type: undefined, request: undefined, ...fault }
  return type === 'missing' || typeof request !== 'string' ? undefined : request
}
