import { normaliseSynonym, validateSynonym } from '@store/contract/rules/catalog/synonym-validation'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { SearchTermsQuery, SynonymForm } from '@store/contract/schemas/catalog/search-terms'
import {
  assertValid,
  type Clock,
  type Database,
  isDuplicate,
  newPublicId,
  type PageOfList,
} from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import type { StoredSynonym } from './synonym.ts'
import { SynonymNotFoundError, synonymTakenError } from './synonym-errors.ts'
import {
  countSynonyms,
  deleteSynonym,
  findSynonyms,
  insertSynonym,
  lockSynonym,
  updateSynonym,
} from './synonym-repository.ts'

/** The synonyms of the search, for the superadmin; every change is in the audit log. */
export interface SynonymService {
  list(query: SearchTermsQuery): Promise<PageOfList & { synonyms: StoredSynonym[] }>
  /** @throws HttpError of the form or when the term has a synonym */
  create(form: SynonymForm, actorId: number): Promise<StoredSynonym>
  /** @throws SynonymNotFoundError, HttpError */
  change(synonym: SynonymForm & { publicId: string }, actorId: number): Promise<StoredSynonym>
  /** @throws SynonymNotFoundError */
  remove(publicId: string, actorId: number): Promise<void>
}

/** A change for the audit log. */
interface Done {
  done: 'created' | 'changed' | 'deleted'
  before?: StoredSynonym
  after?: StoredSynonym
}

function textOf(synonym: StoredSynonym | undefined): string {
  return synonym ? `${synonym.term}: ${synonym.replacements.join(', ')}`.slice(0, 200) : ''
}

function readForm(form: SynonymForm) {
  assertValid(validateSynonym(form))
  const { term, replacements } = normaliseSynonym(form)
  return { term, replacements: [...replacements] }
}

export function createSynonymService({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): SynonymService {
  const audit = async (trx: Database, actorId: number, { done, before, after }: Done) => {
    const subject = after ?? before
    if (!subject) return
    await recordAudit(trx, {
      actorId,
      action: `synonym.${done}`,
      subject: { kind: 'synonym', publicId: subject.publicId, label: subject.term },
      changes: [{ field: 'synonym', from: textOf(before), to: textOf(after) }],
      at: clock.now(),
    })
  }
  const find = async (trx: Database, publicId: string): Promise<StoredSynonym> => {
    const synonym = await lockSynonym(trx, publicId)
    if (!synonym) throw new SynonymNotFoundError()
    return synonym
  }
  const write = async (work: (trx: Database) => Promise<void>): Promise<void> => {
    try {
      await db.transaction(work)
    } catch (error) {
      throw isDuplicate(error) ? synonymTakenError() : error
    }
  }
  return {
    async list({ page = 1, limit = defaultListLimit }) {
      const [synonyms, total] = await Promise.all([
        findSynonyms(db, { offset: (page - 1) * limit, limit }),
        countSynonyms(db),
      ])
      return { synonyms, total, page, limit }
    },

    async create(form, actorId) {
      const after = { publicId: newPublicId(), ...readForm(form) }
      await write(async (trx) => {
        await insertSynonym(trx, after)
        await audit(trx, actorId, { done: 'created', after })
      })
      return after
    },

    async change({ publicId, ...form }, actorId) {
      const after = { publicId, ...readForm(form) }
      await write(async (trx) => {
        const before = await find(trx, publicId)
        await updateSynonym(trx, after)
        await audit(trx, actorId, { done: 'changed', before, after })
      })
      return after
    },

    async remove(publicId, actorId) {
      await write(async (trx) => {
        const before = await find(trx, publicId)
        await deleteSynonym(trx, publicId)
        await audit(trx, actorId, { done: 'deleted', before })
      })
    },
  }
}
