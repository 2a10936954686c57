import type { PutOptions } from '@store/bucket/bucket'

const oneYear = 365 * 24 * 60 * 60

/** Response headers of a file, for stores that serve their files themselves. */
export function fileHeaders(key: string): Omit<PutOptions, 'condition'> {
  const { file, encoding } = splitEncoding(key)
  return {
    contentType: contentTypes.get(file.slice(file.lastIndexOf('.'))) ?? 'application/octet-stream',
    cacheControl: cacheControlOf(key),
    ...(encoding && { contentEncoding: encoding }),
  }
}

/** Releases are immutable; everything else is revalidated each time (releases 1.2). */
export function cacheControlOf(key: string): string {
  return key.startsWith('mf/') ? `public, max-age=${oneYear}, immutable` : 'no-cache'
}

/** Splits the name of a precompressed variant into the file's name and the encoding. */
function splitEncoding(key: string): { file: string; encoding?: string } {
  if (key.endsWith('.br')) return { file: key.slice(0, -3), encoding: 'br' }
  if (key.endsWith('.gz')) return { file: key.slice(0, -3), encoding: 'gzip' }
  return { file: key }
}

/** Every file type that the SDK's webpack presets can emit. */
const contentTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.woff2', 'font/woff2'],
])
