/** A script request of the browser. */
export interface ScriptRequest {
  url: string
  /** URLs of the documents and scripts that requested it. */
  requestedBy: string[]
}

/**
 * Length of the longest chain of script requests: 1 if the document (its markup or an inline script) requests all of
 * them, plus one for each script that only the previous one requests.
 */
export function codeHops(scripts: readonly ScriptRequest[]): number {
  const hops = new Map<string, number>()
  for (const { url, requestedBy } of scripts) {
    if (hops.has(url)) continue
    hops.set(url, 1 + Math.max(0, ...requestedBy.map((asker) => hops.get(asker) ?? 0)))
  }
  return Math.max(0, ...hops.values())
}
