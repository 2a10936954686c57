/** A script as the browser asked for it. */
export interface ScriptRequest {
  url: string
  /** Addresses of the documents and scripts whose code or markup asked for it. */
  askedBy: string[]
}

/**
 * How many scripts a page had to ask for one after the other: 1 when all are asked for by the document, by its markup
 * or by a script that stands inside it; one more for each script that only the one before it asked for.
 */
export function codeHops(scripts: readonly ScriptRequest[]): number {
  const hops = new Map<string, number>()
  for (const { url, askedBy } of scripts) {
    if (hops.has(url)) continue
    hops.set(url, 1 + Math.max(0, ...askedBy.map((asker) => hops.get(asker) ?? 0)))
  }
  return Math.max(0, ...hops.values())
}
