import { defaultListLimit } from '@store/contract/rules/limits'
import type { MissedSearch, SearchTermsQuery } from '@store/contract/schemas/catalog/search-terms'
import type { FastifyInstance } from 'fastify'
import {
  type CleanupJob,
  type Clock,
  type Database,
  type PageOfList,
  writePeriodically,
} from '../../base/base.ts'
import { splitWords } from '../products/search/texts/compact-text.ts'
import {
  addMissedSearches,
  countMissedSearches,
  deleteMissedSearch,
  deleteMissedSearchesBefore,
  deleteRarestMissedSearches,
  findMissedSearches,
  type MissedSearchCount,
} from './missed-search-repository.ts'

/** Milliseconds between writes; at most this much is lost in a crash. */
const pauseMs = 10_000
/** Different searches that wait for a write; more are ignored, so that nobody fills the memory. */
const mostPending = 500
const mostCharacters = 100
const mostWords = 8
/** May be a phone number, an account or a GST number. */
const mayBePersonal = /@|(?:\d[\s-]?){8}|\d{2}[a-z]{5}\d{4}/i
const mostRows = 5_000
const keptMs = 180 * 24 * 3_600_000

/** Searches that found nothing, or only with words left out. */
export interface MissedSearches {
  /** Counts a search in memory; written later. */
  add(q: string, isNear: boolean): void
  list(query: SearchTermsQuery): Promise<PageOfList & { searches: MissedSearch[] }>
  dismiss(words: string): Promise<void>
}

/** The words of a search as they are stored; undefined for what may be personal, or is no search. */
function storedWordsOf(q: string): string | undefined {
  if (mayBePersonal.test(q)) return undefined
  const words = splitWords(q)
  const text = words.join(' ')
  const isSearch = words.length > 0 && words.length <= mostWords
  return isSearch && text.length <= mostCharacters ? text : undefined
}

/** Logs missed searches, many in one statement; closing the server writes the last ones. */
export function createMissedSearches(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Clock },
): MissedSearches {
  let pending = new Map<string, MissedSearchCount>()
  /** Adds to what waits; a new search is ignored when too many wait. */
  const collect = ({ words, searches, isNear }: MissedSearchCount) => {
    const waiting = pending.get(words)
    if (!waiting && pending.size >= mostPending) return
    pending.set(words, { words, searches: searches + (waiting?.searches ?? 0), isNear })
  }
  const write = async () => {
    const counts = pending
    pending = new Map()
    try {
      await addMissedSearches(db, [...counts.values()], clock.now())
    } catch (error) {
      const newer = pending
      pending = counts
      for (const count of newer.values()) collect(count)
      app.log.warn({ err: error }, 'missed searches wait for the database')
    }
  }
  writePeriodically(app, { everyMs: pauseMs, write })
  return {
    add(q, isNear) {
      const words = storedWordsOf(q)
      if (words !== undefined) collect({ words, searches: 1, isNear })
    },
    async list({ page = 1, limit = defaultListLimit }) {
      await write()
      const [searches, total] = await Promise.all([
        findMissedSearches(db, { offset: (page - 1) * limit, limit }),
        countMissedSearches(db),
      ])
      return { searches, total, page, limit }
    },
    dismiss: (words) => deleteMissedSearch(db, words),
  }
}

/** Deletes missed searches that are old, and the rarest ones above a number of rows. */
export function expiredMissedSearches(db: Database): CleanupJob {
  return {
    name: 'missed searches',
    run: async (now, most) => {
      const expired = await deleteMissedSearchesBefore(db, new Date(now.getTime() - keptMs), most)
      return expired > 0 ? expired : deleteRarestMissedSearches(db, mostRows, most)
    },
  }
}
