import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What webkit-browser.py writes. */
type Event = {
  noise?: string
  failed?: string
  why?: string
  isPage?: boolean
  downloaded?: string
}

/** What happened in a person's browser since it was opened. */
export async function readEvents(folder: string): Promise<Event[]> {
  const text = await readFile(join(folder, 'events.ndjson'), 'utf8')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

/** Screens say what the API refused; a page that does not exist has status 404 for search engines. */
export function noiseOf({ noise, failed, why, isPage }: Event): string[] {
  if (noise) return [noise]
  if (
    !failed ||
    isPage ||
    (new URL(failed).pathname.startsWith('/api/') && /^\d+$/.test(why ?? ''))
  )
    return []
  return [`failed: ${failed} ${why}`]
}
