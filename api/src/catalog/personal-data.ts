import { keptFor, type PersonalData, rowsBy, withheldFor } from '../base/base.ts'

const ofUser = rowsBy('user_id')

/** What this domain stores about people. */
export const catalogPersonalData: PersonalData = {
  tables: [
    {
      table: 'wishlist_entries',
      title: 'Your wishlist',
      rows: ofUser,
      exported: ['product_id', 'created_at'],
      withheld: { id: withheldFor.key, public_id: withheldFor.key, user_id: withheldFor.key },
      closing: 'delete',
    },
    {
      table: 'stock_alerts',
      title: 'Your stock alerts',
      rows: ofUser,
      exported: ['product_id', 'created_at'],
      withheld: { user_id: withheldFor.key },
      closing: 'delete',
    },
    {
      table: 'stock_movements',
      title: 'Changes of stock that you made',
      rows: rowsBy('actor_id'),
      exported: ['kind', 'quantity', 'created_at'],
      withheld: {
        id: withheldFor.key,
        product_id: withheldFor.key,
        reference: withheldFor.key,
        line_no: withheldFor.internal,
        cost_paise: 'of the store and its supplier',
        actor_id: withheldFor.key,
      },
      closing: { keeps: keptFor.staff },
    },
    {
      table: 'imports',
      title: 'Product files that you imported',
      rows: rowsBy('created_by'),
      exported: [
        'file_name',
        'created_products',
        'updated_products',
        'rejected_rows',
        'created_at',
      ],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        created_by: withheldFor.key,
        undone_at: withheldFor.internal,
        idempotency_key: withheldFor.internal,
      },
      closing: { keeps: keptFor.staff },
    },
    {
      table: 'import_jobs',
      title: 'Product files that are being imported',
      rows: rowsBy('created_by'),
      exported: ['state', 'created_at'],
      withheld: {
        id: withheldFor.key,
        import_id: withheldFor.key,
        done_through: withheldFor.internal,
        rejected_rows: withheldFor.internal,
        created_by: withheldFor.key,
      },
      closing: { keeps: keptFor.staff },
    },
  ],
  impersonal: {
    products: 'about products',
    product_fits: 'about products',
    import_turns: 'makes imports wait for each other',
    import_lock: 'makes imports wait for each other',
    import_batches: 'about products',
    import_rows: 'about products',
    import_rejected_rows: 'about products',
    missed_searches: 'words of everybody together',
    search_synonyms: 'words of the catalogue',
  },
}
