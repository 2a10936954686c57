import { type PersonalTable, rowsBy, withheldFor } from '../../base/base.ts'

/** The named lists of buyers: their lines before the lists that these refer to. */
export const shoppingListPersonalTables: readonly PersonalTable[] = [
  {
    table: 'shopping_list_lines',
    title: 'Products of your lists',
    rows: (query, { userId }) =>
      void query.whereIn('list_id', (lists) => {
        void lists.select('id').from('shopping_lists').where('user_id', userId)
      }),
    exported: ['product_id', 'quantity'],
    withheld: { id: withheldFor.key, list_id: withheldFor.key },
    closing: 'delete',
  },
  {
    table: 'shopping_lists',
    title: 'Your lists',
    rows: rowsBy('user_id'),
    exported: ['name', 'created_at', 'updated_at'],
    withheld: { id: withheldFor.key, public_id: withheldFor.key, user_id: withheldFor.key },
    closing: 'delete',
  },
]
