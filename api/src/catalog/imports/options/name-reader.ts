import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { findNearName } from '@store/contract/rules/catalog/imports/near-names'
import { foldKey, visibleLineOf } from '@store/contract/rules/catalog/product-texts'
import type { ImportOptions, NameQuestion } from '@store/contract/schemas/catalog/import-options'
import type { Database } from '../../../base/base.ts'
import { findUsedNames } from '../../products/managed/known-names.ts'

type NamedColumn = NameQuestion['field']

/** A brand or category of a row: as it was answered, as it is written, or to be asked about. */
interface ReadName {
  name: string
  /** The known name it probably is, while nobody has said so. */
  suggestion?: string
}

/** Reads the brands and categories of a file, each distinct name once. */
export interface NameReader {
  read(field: NamedColumn, written: string): ReadName
  /** Whether neither the lists nor a product have it, and nobody said that it stays. */
  isNew(field: NamedColumn, name: string): boolean
  /** What was asked so far, in the order of the file. */
  questions(): NameQuestion[]
}

/** Number of questions in a response; beyond it the file has another fault. */
const mostQuestions = 200

const keyOf = (field: NamedColumn, name: string) => `${field} ${foldKey(name)}`

/**
 * @param known the names that products have, besides those of the lists
 * @param answers what the user said about names that are near a known one
 */
export function createNameReader(
  known: Readonly<Record<NamedColumn, readonly string[]>>,
  answers: NonNullable<ImportOptions['names']> = [],
): NameReader {
  // First the lists, so that what is near both is the spelling of the list.
  const names = {
    brand: [...brands, ...known.brand],
    category: [...categories, ...known.category],
  } as const
  const knownKeys = new Set([
    ...names.brand.map((name) => keyOf('brand', name)),
    ...names.category.map((name) => keyOf('category', name)),
  ])
  const answered = new Map(answers.map(({ field, from, to }) => [keyOf(field, from), to]))
  const decided = new Set(answers.map(({ field, to }) => keyOf(field, to)))
  const nearest = new Map<string, string | undefined>()
  const questions = new Map<string, NameQuestion>()
  const near = (field: NamedColumn, key: string, written: string) => {
    if (!nearest.has(key)) nearest.set(key, findNearName(written, names[field]))
    return nearest.get(key)
  }
  return {
    read(field, written) {
      const key = keyOf(field, written)
      const answer = answered.get(key)
      if (answer !== undefined)
        return { name: foldKey(answer) === foldKey(written) ? written : answer }
      if (knownKeys.has(key)) return { name: written }
      const suggestion = near(field, key, written)
      if (suggestion === undefined) return { name: written }
      const question = questions.get(key)
      if (question) question.rows += 1
      // Without invisible marks: it is sent back, and they are not accepted.
      else questions.set(key, { field, name: visibleLineOf(written), suggestion, rows: 1 })
      return { name: written, suggestion }
    },
    isNew: (field, name) => {
      const key = keyOf(field, name)
      return !knownKeys.has(key) && !decided.has(key)
    },
    questions: () => [...questions.values()].slice(0, mostQuestions),
  }
}

/** A reader that knows the names of the lists and of the products on sale. */
export async function openNameReader(
  db: Database,
  answers: ImportOptions['names'],
): Promise<NameReader> {
  const [brand, category] = await Promise.all([
    findUsedNames(db, 'brand'),
    findUsedNames(db, 'category'),
  ])
  return createNameReader({ brand, category }, answers)
}
