import * as adminMessages from '@store/contract/rules/admin-messages'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import {
  describeRule,
  findRuleError,
  type PriceRule,
} from '@store/contract/rules/catalog/managed/price-rule'
import { fieldError } from '@store/contract/rules/field-errors'
import { mostImportRows } from '@store/contract/rules/limits'
import type { ImportProgress } from '@store/contract/schemas/catalog/imports'
import type {
  PriceChange,
  PriceChangePreview,
  PriceChangeReport,
  PriceChangeRequest,
} from '@store/contract/schemas/catalog/price-changes'
import { HttpError } from '../../../base/base.ts'
import { streamSelectedProducts } from '../../products/managed/sql-managed-products.ts'
import { type ImportJobDependencies, withImportJob } from '../running/import-jobs.ts'
import { writeStaged } from '../running/write-staged.ts'
import { mostNamed, planPrices, presentPriced, presentSkipped } from './price-plan.ts'
import { decodeSeen, encodeSeen, type SeenProduct } from './seen-products.ts'
import { stagePrices } from './stage-prices.ts'

/** Changes of many prices at once (ADR 0093). */
export interface PriceChanges {
  /** What the rule does to the selected products. @throws HttpError (400) for an invalid rule, (413) for too many */
  preview(request: PriceChangeRequest): Promise<PriceChangePreview>
  /**
   * Changes the prices of the products of a preview; those that somebody else changed since are left out.
   * @throws HttpError (400); ImportRunningError
   */
  apply(
    actorId: number,
    change: PriceChange,
    onProgress: (progress: ImportProgress) => void,
  ): Promise<PriceChangeReport>
}

function assertRule(rule: PriceRule): void {
  const message = findRuleError(rule)
  if (message !== undefined) throw new HttpError(fieldError('amount', message))
}

export function createPriceChanges(dependencies: ImportJobDependencies): PriceChanges {
  const { db } = dependencies
  return {
    async preview({ rule, selection }) {
      assertRule(rule)
      const counts = { changed: 0, unchanged: 0, refused: 0, marked: 0 }
      const seen: SeenProduct[] = []
      const marked: PriceChangePreview['changes'] = []
      const plain: PriceChangePreview['changes'] = []
      const refusals: PriceChangePreview['refusals'] = []
      for await (const products of streamSelectedProducts(db, selection)) {
        for (const product of products) {
          const planned = planPrices(product, rule)
          counts[planned.kind] += 1
          seen.push({ id: product.id, contentVersion: product.contentVersion })
          if (planned.kind === 'changed') {
            const priced = presentPriced(planned, rule)
            const isMarked = priced.marks.length > 0
            if (isMarked) counts.marked += 1
            const named = isMarked ? marked : plain
            if (named.length < mostNamed) named.push(priced)
          }
          if (planned.kind === 'refused' && refusals.length < mostNamed) {
            refusals.push(presentSkipped(product, planned.message))
          }
        }
        if (seen.length > mostImportRows) {
          throw new HttpError({ message: importMessages.tooManyRows, statusCode: 413 })
        }
      }
      const changes = [...marked, ...plain].slice(0, mostNamed)
      return { ...counts, changes, refusals, seen: await encodeSeen(seen) }
    },

    async apply(actorId, { rule, seen }, onProgress) {
      assertRule(rule)
      const products = await decodeSeen(seen)
      return withImportJob(dependencies, actorId, async (lock) => {
        const { changed, skipped, skips } = await stagePrices({ db, lock, rule, products })
        if (changed === 0) {
          return { message: adminMessages.priceChanges.nothing, changed, skipped, skips }
        }
        let done = 0
        const importId = await writeStaged(dependencies, {
          lock,
          fileName: describeRule(rule),
          by: actorId,
          rejected: skipped,
          onWritten: (written) => {
            done += written
            onProgress({ rows: done, of: changed })
          },
        })
        const message = adminMessages.priceChanges.changed(changed)
        return { message, changed, skipped, skips, importId }
      })
    },
  }
}
