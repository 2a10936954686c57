import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(js|css|svg|json|html)$/
// Below one packet a second encoding saves nobody anything.
const minCompressedBytes = 1024

/**
 * The compressed twins of a file, for a server that hands out `file.br` or `file.gz` ready made.
 * @returns by file name, empty where compressing does not pay
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

/** @returns all files of a build with their compressed twins */
export async function withPrecompressedVariants(
  built: ReadonlyMap<string, Buffer>,
): Promise<Map<string, Buffer>> {
  const twins = await Promise.all([...built].map(([file, bytes]) => compressVariants(file, bytes)))
  return new Map([...built, ...twins.flatMap((twin) => [...twin])])
}
