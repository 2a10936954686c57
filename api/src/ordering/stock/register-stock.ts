import type { Clock, Database, TypedApp } from '../../base/base.ts'
import type { NearModels } from '../../catalog/catalog.ts'
import type { QuantityFiles } from '../purchases/quantity-files.ts'
import { createStockCards } from './card/stock-card.ts'
import { registerCounts } from './counts/count-routes.ts'
import { createCounts } from './counts/count-service.ts'
import { registerGoodsIn } from './goods-in/goods-in-routes.ts'
import { createGoodsIn } from './goods-in/goods-in-service.ts'
import { createStockLists } from './lists/match-stock-list.ts'
import { registerStockFiles } from './lists/stock-file-routes.ts'
import { createReorderLists } from './reorder/reorder-list.ts'
import { registerStockReorder } from './reorder/stock-reorder-routes.ts'
import { registerStock } from './stock-routes.ts'

/** Registers goods in, counts, stock cards and the reorder list. */
export function registerStockDesk(
  api: TypedApp,
  needs: {
    db: Database
    reports: Database
    clock: Clock
    nearModels: NearModels
    quantityFiles: QuantityFiles
  },
): void {
  registerStock(api, {
    lists: createStockLists(needs),
    readCard: createStockCards(needs.reports),
  })
  registerStockFiles(api, needs.quantityFiles)
  registerGoodsIn(api, createGoodsIn(needs))
  registerCounts(api, createCounts(needs))
  registerStockReorder(api, createReorderLists({ db: needs.reports, clock: needs.clock }))
}
