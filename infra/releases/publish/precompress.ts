import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(js|css|svg|json|html)$/
// A file below the size of one packet gains nothing from compression.
const minCompressedBytes = 1024

/**
 * Precompressed variants of a file, for servers that send `file.br` or `file.gz` as they are.
 * @returns contents by file name; empty when compression does not pay off
 */
async function compressVariants(file: string, bytes: Buffer): Promise<Map<string, Buffer>> {
  if (!compressible.test(file) || bytes.length < minCompressedBytes) return new Map()
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [smaller, small] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  return new Map([
    [`${file}.br`, smaller],
    [`${file}.gz`, small],
  ])
}

/** @returns all files of a build with their precompressed variants */
export async function withPrecompressedVariants(
  built: ReadonlyMap<string, Buffer>,
): Promise<Map<string, Buffer>> {
  const variants = await Promise.all(
    [...built].map(([file, bytes]) => compressVariants(file, bytes)),
  )
  return new Map([...built, ...variants.flatMap((variant) => [...variant])])
}
