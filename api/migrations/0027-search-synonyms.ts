import type { Knex } from 'knex'

/** What the search by words finds in place of a word or a phrase. The superadmin edits it. */
export const name = '0027-search-synonyms'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

/** What the superadmin finds in the table at first: words of the trade in India, and what the products are called. */
export const firstSynonyms: readonly { term: string; replacements: string[] }[] = [
  { term: 'charger', replacements: ['adapter'] },
  { term: 'bag', replacements: ['backpack'] },
  { term: 'wire', replacements: ['cable'] },
  { term: 'ethernet', replacements: ['lan'] },
  { term: 'pin', replacements: ['connector'] },
  { term: 'eye', replacements: ['iris'] },
  { term: 'aadhaar', replacements: ['fingerprint', 'iris'] },
  { term: 'tally', replacements: ['accounting'] },
  { term: 'sticker', replacements: ['label'] },
  { term: 'billing', replacements: ['thermal'] },
  { term: 'computer', replacements: ['desktop'] },
  { term: 'cpu', replacements: ['desktop'] },
  { term: 'ptz', replacements: ['speed dome'] },
  { term: 'earphone', replacements: ['headphone', 'headset'] },
  { term: 'mice', replacements: ['mouse'] },
  { term: 'tvs', replacements: ['tvse'] },
  { term: 'dongle', replacements: ['usb adapter'] },
  { term: 'hdd', replacements: ['disk'] },
  { term: 'old', replacements: ['refurbished'] },
  { term: 'otg', replacements: ['dual', 'type c'] },
  { term: 'pc', replacements: ['desktop'] },
  { term: 'set', replacements: ['kit', 'combo'] },
  { term: 'sim', replacements: ['4g'] },
  { term: 'used', replacements: ['refurbished'] },
  { term: 'wifi dongle', replacements: ['usb adapter'] },
  { term: 'colour printer', replacements: ['ecotank', 'pixma', 'smart tank'] },
  { term: 'printer ink', replacements: ['ink'] },
  { term: 'second hand', replacements: ['refurbished'] },
  { term: 'sim router', replacements: ['4g'] },
  { term: 'xerox machine', replacements: ['multifunction'] },
  { term: 'western digital', replacements: ['wd'] },
  { term: 'camera wire', replacements: ['coaxial cable'] },
  { term: 'cctv hard disk', replacements: ['surveillance hard disk'] },
]

/** The same ids in every store, so that a repeated INSERT is ignored. */
function idOf(index: number): string {
  return `01KB${String(index).padStart(22, '0')}`
}

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE search_synonyms (
    public_id CHAR(26) ${ascii} NOT NULL PRIMARY KEY,
    term VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    replacements VARCHAR(1000) NOT NULL,
    updated_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
    UNIQUE KEY search_synonyms_term (term)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  // Constants without quotation marks: a migration's statements take no bindings.
  const values = firstSynonyms.map(
    ({ term, replacements }, index) =>
      `('${idOf(index)}', '${term}', '${JSON.stringify(replacements)}')`,
  )
  await db.raw(`INSERT IGNORE INTO search_synonyms (public_id, term, replacements)
    VALUES ${values.join(', ')}`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('search_synonyms')
}
