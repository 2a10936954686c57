import { defaultListLimit } from '@store/contract/rules/limits'
import {
  mostShoppingLists,
  normaliseListName,
  validateListName,
} from '@store/contract/rules/purchases/shopping-list-rules'
import type {
  NewShoppingList,
  ShoppingListLines,
} from '@store/contract/schemas/orders/shopping-lists'
import {
  assertValid,
  type Clock,
  type Database,
  inTransaction,
  isDuplicate,
  newPublicId,
  type PageOfList,
} from '../../base/base.ts'
import { findProductNames, findProductsByIds } from '../../catalog/catalog.ts'
import type { RejectedLine } from '../cart/additions/cart-plan.ts'
import { findRequestedProducts } from '../cart/additions/requested-products.ts'
import { planListLines } from './list-plan.ts'
import type {
  CountedShoppingList,
  FilledShoppingList,
  ShoppingListRecord,
} from './shopping-list.ts'
import {
  listNameTakenError,
  ShoppingListNotFoundError,
  TooManyShoppingListsError,
} from './shopping-list-errors.ts'
import * as repository from './shopping-list-repository.ts'

type Key = repository.ShoppingListKey
type Lines = ShoppingListLines['lines']

/** A list after a change, and the lines that were not put on it. */
export interface ChangedShoppingList {
  list: FilledShoppingList
  rejected: RejectedLine[]
}

/** The named lists of a buyer (ordering 6.3). Every operation on one list throws ShoppingListNotFoundError. */
export interface ShoppingListService {
  list(
    userId: number,
    page: { page?: number; limit?: number },
  ): Promise<PageOfList & { lists: CountedShoppingList[] }>
  read(key: Key): Promise<FilledShoppingList>
  /** @throws HttpError 400 for the name, 409 when it is taken; TooManyShoppingListsError */
  create(userId: number, form: NewShoppingList): Promise<ChangedShoppingList>
  /** @throws HttpError 400 for the name, 409 when it is taken */
  rename(key: Key, name: string): Promise<FilledShoppingList>
  /** Adds products or changes their quantities; quantity 0 removes one. */
  setLines(key: Key, lines: Lines): Promise<ChangedShoppingList>
  remove(key: Key): Promise<void>
}

async function fill(db: Database, list: ShoppingListRecord): Promise<FilledShoppingList> {
  const lines = await repository.findShoppingListLines(db, list.id)
  const ids = lines.map(({ productId }) => productId)
  const [onSale, names] = await Promise.all([findProductsByIds(db, ids), findProductNames(db, ids)])
  const products = new Map(onSale.map((product) => [product.id, product]))
  const nameOf = new Map(names.map((name) => [name.id, name]))
  return {
    ...list,
    lines: lines.flatMap(({ productId, quantity }) => {
      const name = nameOf.get(productId)
      return name ? [{ quantity, name, product: products.get(productId) }] : []
    }),
  }
}

/** Puts lines on a locked list; its row's lock keeps the number of its lines. */
async function putLines(trx: Database, listId: number, lines: Lines): Promise<RejectedLine[]> {
  const isRemoval = ({ productId, quantity }: Lines[number]) => productId && quantity === 0
  const removed = lines.flatMap((line) => (isRemoval(line) && line.productId) || [])
  await repository.removeShoppingListLines(trx, listId, removed)
  const listed = await repository.findShoppingListLines(trx, listId)
  const products = await findRequestedProducts(trx, lines)
  const requested = lines.flatMap((line, index) =>
    isRemoval(line)
      ? []
      : [{ line: index + 1, quantity: line.quantity, products: products[index] ?? [] }],
  )
  const plan = planListLines(requested, new Set(listed.map(({ productId }) => productId)))
  await repository.putShoppingListLines(trx, listId, plan.put)
  return plan.rejected
}

function readName(name: string): string {
  assertValid(validateListName(name))
  return normaliseListName(name)
}

export function createShoppingListService({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): ShoppingListService {
  const found = (list: ShoppingListRecord | undefined): ShoppingListRecord => {
    if (!list) throw new ShoppingListNotFoundError()
    return list
  }
  const write = async <T>(work: (trx: Database) => Promise<T>): Promise<T> => {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      throw isDuplicate(error) ? listNameTakenError() : error
    }
  }
  return {
    async list(userId, { page = 1, limit = defaultListLimit }) {
      const [lists, total] = await Promise.all([
        repository.findShoppingLists(db, userId, { offset: (page - 1) * limit, limit }),
        repository.countShoppingLists(db, userId),
      ])
      return { lists, total, page, limit }
    },

    read: async (key) => fill(db, found(await repository.findShoppingList(db, key))),

    async create(userId, { name: typed, lines = [] }) {
      const name = readName(typed)
      const publicId = newPublicId()
      const at = clock.now()
      return write(async (trx) => {
        if ((await repository.lockShoppingLists(trx, userId)) >= mostShoppingLists) {
          throw new TooManyShoppingListsError()
        }
        const id = await repository.insertShoppingList(trx, { userId, publicId, name, at })
        const rejected = await putLines(trx, id, lines)
        return { list: await fill(trx, { id, publicId, name, updatedAt: at }), rejected }
      })
    },

    async rename(key, typed) {
      const name = readName(typed)
      const at = clock.now()
      return write(async (trx) => {
        const list = found(await repository.lockShoppingList(trx, key))
        await repository.renameShoppingList(trx, { id: list.id, name, at })
        return fill(trx, { ...list, name, updatedAt: at })
      })
    },

    async setLines(key, lines) {
      const at = clock.now()
      return write(async (trx) => {
        const list = found(await repository.lockShoppingList(trx, key))
        const rejected = await putLines(trx, list.id, lines)
        await repository.touchShoppingList(trx, list.id, at)
        return { list: await fill(trx, { ...list, updatedAt: at }), rejected }
      })
    },

    async remove(key) {
      if (!(await repository.deleteShoppingList(db, key))) throw new ShoppingListNotFoundError()
    },
  }
}
