import type { Database } from '../../base/base.ts'
import { selectProductKeys } from '../../catalog/catalog.ts'
import type { CountedShoppingList, ShoppingListRecord } from './shopping-list.ts'

/** A list by its public id; only its owner's. */
export interface ShoppingListKey {
  userId: number
  publicId: string
}

/** A product on a list. */
export interface ShoppingListLineRecord {
  /** Internal key. */
  productId: number
  quantity: number
}

const columns = {
  id: 'shopping_lists.id',
  publicId: 'shopping_lists.public_id',
  name: 'shopping_lists.name',
  updatedAt: 'shopping_lists.updated_at',
}

const ownList = ({ userId, publicId }: ShoppingListKey) => ({
  'shopping_lists.user_id': userId,
  'shopping_lists.public_id': publicId,
})

/** A page of a buyer's lists, by name. */
export async function findShoppingLists(
  db: Database,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<CountedShoppingList[]> {
  const rows: CountedShoppingList[] = await db('shopping_lists')
    .where('shopping_lists.user_id', userId)
    .orderBy('shopping_lists.name')
    .offset(offset)
    .limit(limit)
    .select({
      ...columns,
      products: db('shopping_list_lines')
        .where('list_id', db.ref('shopping_lists.id'))
        .count({ products: '*' }),
    })
  return rows.map((row) => ({ ...row, products: Number(row.products) }))
}

/** Number of a buyer's lists. */
export async function countShoppingLists(db: Database, userId: number): Promise<number> {
  const [row]: { total: number }[] = await db('shopping_lists')
    .where('user_id', userId)
    .count({ total: '*' })
  return Number(row?.total)
}

/** Number of a buyer's lists, which nobody else can add to until the transaction ends. */
export async function lockShoppingLists(trx: Database, userId: number): Promise<number> {
  const ids: number[] = await trx('shopping_lists').where('user_id', userId).forUpdate().pluck('id')
  return ids.length
}

/** A buyer's own list; undefined when it is another buyer's. */
export async function findShoppingList(
  db: Database,
  key: ShoppingListKey,
): Promise<ShoppingListRecord | undefined> {
  return db('shopping_lists').where(ownList(key)).first(columns)
}

/** The same, locked until the transaction ends. */
export async function lockShoppingList(
  trx: Database,
  key: ShoppingListKey,
): Promise<ShoppingListRecord | undefined> {
  return trx('shopping_lists').where(ownList(key)).forUpdate().first(columns)
}

/** Stores a new list. @throws a duplicate error when the buyer has one of this name */
export async function insertShoppingList(
  trx: Database,
  list: ShoppingListKey & { name: string; at: Date },
): Promise<number> {
  const [id = 0] = await trx('shopping_lists').insert({
    public_id: list.publicId,
    user_id: list.userId,
    name: list.name,
    created_at: list.at,
    updated_at: list.at,
  })
  return id
}

/** Renames a list. @throws a duplicate error when the buyer has another one of this name */
export async function renameShoppingList(
  trx: Database,
  { id, name, at }: { id: number; name: string; at: Date },
): Promise<void> {
  await trx('shopping_lists').where('id', id).update({ name, updated_at: at })
}

/** Records that the products of a list have changed. */
export async function touchShoppingList(trx: Database, id: number, at: Date): Promise<void> {
  await trx('shopping_lists').where('id', id).update('updated_at', at)
}

/** Deletes a list with its lines. @returns false when there is no such list of this buyer */
export async function deleteShoppingList(db: Database, key: ShoppingListKey): Promise<boolean> {
  return (await db('shopping_lists').where(ownList(key)).delete()) === 1
}

/** The lines of a list in the order in which they were added. */
export async function findShoppingListLines(
  db: Database,
  listId: number,
): Promise<ShoppingListLineRecord[]> {
  return db('shopping_list_lines')
    .where('list_id', listId)
    .orderBy('id')
    .select({ productId: 'product_id' }, 'quantity')
}

/** Adds products to a list, or changes their quantities. */
export async function putShoppingListLines(
  trx: Database,
  listId: number,
  lines: readonly ShoppingListLineRecord[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ productId, quantity }) => ({
    list_id: listId,
    product_id: productId,
    quantity,
  }))
  await trx('shopping_list_lines')
    .insert(rows)
    .onConflict(['list_id', 'product_id'])
    .merge(['quantity'])
}

/** Removes products, on sale or not, from a list. */
export async function removeShoppingListLines(
  trx: Database,
  listId: number,
  productPublicIds: readonly string[],
): Promise<void> {
  if (productPublicIds.length === 0) return
  await trx('shopping_list_lines')
    .where('list_id', listId)
    .whereIn('product_id', selectProductKeys(trx, productPublicIds))
    .delete()
}
