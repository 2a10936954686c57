import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { Outlier } from '@store/contract/rules/catalog/imports/outliers'
import { foldKey } from '@store/contract/rules/catalog/product-texts'
import type { ProductDraft } from '@store/contract/rules/catalog/product-validation'
import { modelKeyOf } from '@store/contract/rules/orders/written-lines/model-key'
import type { Database } from '../../../base/base.ts'
import { findNamesOfBrand } from '../../products/managed/known-names.ts'

const words = importMessages

/** Finds new products that are probably there already, or twice in the file. */
export interface TwinFinder {
  /** The mark of a new product that is probably another one; call it in the order of the file. */
  find(row: number, draft: ProductDraft): Promise<Outlier | undefined>
}

/** Where else a product of a brand stands: on sale, or in which row. */
interface BrandIndex {
  byModel: Map<string, string>
  byName: Map<string, string>
}

async function indexOf(db: Database, brand: string): Promise<BrandIndex> {
  const index: BrandIndex = { byModel: new Map(), byName: new Map() }
  for (const { name, modelNo } of await findNamesOfBrand(db, brand)) {
    const there = words.twinOf(`${brand} ${modelNo || name}`)
    const key = modelKeyOf(modelNo)
    if (key) index.byModel.set(key, there)
    index.byName.set(foldKey(name), there)
  }
  return index
}

export function createTwinFinder(db: Database): TwinFinder {
  const indexes = new Map<string, BrandIndex>()
  return {
    async find(row, { brand, modelNo, name }) {
      const of = foldKey(brand)
      const index = indexes.get(of) ?? (await indexOf(db, brand))
      indexes.set(of, index)
      const [model, named] = [modelKeyOf(modelNo), foldKey(name)]
      const [byModel, byName] = [index.byModel.get(model), index.byName.get(named)]
      const inFile = words.twinOfRow(row)
      if (model && !byModel) index.byModel.set(model, inFile)
      if (!byName) index.byName.set(named, inFile)
      if (byModel) return { column: 'modelNo', message: `${byModel}: ${words.sameModel}` }
      return byName ? { column: 'name', message: `${byName}: ${words.sameName}` } : undefined
    },
  }
}
