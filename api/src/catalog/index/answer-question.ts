import { createHash } from 'node:crypto'
import { defaultListLimit } from '@store/contract/rules/limits'
import { facetsOf } from '../facets.ts'
import { jsonOf } from './entry.ts'
import { filterOf } from './filter.ts'
import type { Question, ReadyBytes } from './messages.ts'
import type { Dependence } from './page-registry.ts'
import type { ProductIndex } from './product-index.ts'

/** Bytes and what they depend on. */
export interface Answer {
  ready: ReadyBytes
  dependence: Dependence
}

/** With the tag that the HTTP server would give the same bytes. */
function readyOf(json: string, encoding: 'latin1' | 'utf8'): ReadyBytes {
  // From a buffer of its own, so that it can change threads without a copy.
  const bytes = new Uint8Array(Buffer.byteLength(json, encoding))
  Buffer.from(bytes.buffer).write(json, encoding)
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64')}"` }
}

function answerList(
  index: ProductIndex,
  { tier, query }: Extract<Question, { kind: 'list' }>,
): Answer | undefined {
  const { page = 1, limit = defaultListLimit, sort = 'lowToHigh' } = query
  const filter = filterOf(query)
  if (!filter) return undefined
  const offset = (page - 1) * limit
  const isAscending = sort === 'lowToHigh'
  const { entries, total } = index.cut({ filter, tier, isAscending, offset, limit })
  const json = `[${entries.map((entry) => jsonOf(entry, tier)).join(',')}]`
  return {
    ready: { ...readyOf(json, 'latin1'), total },
    dependence: { ids: entries.map(({ id }) => id), list: filter },
  }
}

function answerFacets(
  index: ProductIndex,
  { query }: Extract<Question, { kind: 'facets' }>,
): Answer | undefined {
  const filter = filterOf(query)
  if (!filter) return undefined
  const facets = facetsOf({
    brands: index.count('brand', { ...filter, brand: undefined }),
    categories: index.count('category', { ...filter, category: undefined }),
  })
  return {
    ready: readyOf(JSON.stringify(facets), 'utf8'),
    dependence: {
      ids: [],
      list: { ...filter, brand: undefined, category: undefined },
      isCount: true,
    },
  }
}

function answerProduct(
  index: ProductIndex,
  { tier, publicId }: Extract<Question, { kind: 'product' }>,
): Answer | undefined {
  const entry = index.byPublicId(publicId)
  return entry && { ready: readyOf(jsonOf(entry, tier), 'latin1'), dependence: { ids: [entry.id] } }
}

/**
 * Answers as the SQL reader would, byte by byte.
 * @returns undefined for what only SQL can tell
 */
export function answerQuestion(index: ProductIndex, question: Question): Answer | undefined {
  if (question.kind === 'product') return answerProduct(index, question)
  if (!index.isComparable) return undefined
  return question.kind === 'list' ? answerList(index, question) : answerFacets(index, question)
}
