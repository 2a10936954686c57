import type { Knex } from 'knex'

/**
 * Hindi words that are no English ones, in Devanagari because their sound finds all spellings in Latin letters, and further
 * words of the trade. A term that the superadmin has added meanwhile stays as it is.
 */
export const name = '0072-hindi-and-trade-words'

/** What the superadmin finds in the table of synonyms beside the first ones. */
export const hindiAndTradeSynonyms: readonly { term: string; replacements: string[] }[] = [
  { term: 'स्याही', replacements: ['ink'] },
  { term: 'रोशनाई', replacements: ['ink'] },
  { term: 'छपाई', replacements: ['printer'] },
  { term: 'मुद्रक', replacements: ['printer'] },
  { term: 'कागज', replacements: ['paper'] },
  { term: 'रसीद', replacements: ['thermal'] },
  { term: 'पर्ची', replacements: ['thermal'] },
  { term: 'संगणक', replacements: ['desktop'] },
  { term: 'कुंजीपटल', replacements: ['keyboard'] },
  { term: 'पर्दा', replacements: ['monitor'] },
  { term: 'तार', replacements: ['cable'] },
  { term: 'बिना तार', replacements: ['wireless'] },
  { term: 'बेतार', replacements: ['wireless'] },
  { term: 'बिजली', replacements: ['power', 'ups'] },
  { term: 'थैला', replacements: ['bag', 'backpack'] },
  { term: 'बस्ता', replacements: ['bag', 'backpack'] },
  { term: 'अंगूठा', replacements: ['fingerprint'] },
  { term: 'उंगली', replacements: ['fingerprint'] },
  { term: 'हाजिरी', replacements: ['attendance'] },
  { term: 'उपस्थिति', replacements: ['attendance'] },
  { term: 'आंख', replacements: ['iris'] },
  { term: 'सुरक्षा', replacements: ['cctv', 'security'] },
  { term: 'निगरानी', replacements: ['cctv', 'surveillance'] },
  { term: 'हिसाब', replacements: ['accounting'] },
  { term: 'खाता', replacements: ['accounting'] },
  { term: 'पुराना', replacements: ['refurbished'] },
  { term: 'रंगीन', replacements: ['colour', 'ecotank', 'pixma', 'smart tank'] },
  { term: 'काला', replacements: ['black'] },
  { term: 'सफेद', replacements: ['white'] },
  { term: 'नीला', replacements: ['blue', 'cyan'] },
  { term: 'पीला', replacements: ['yellow'] },
  { term: 'लाल', replacements: ['red', 'magenta'] },
  { term: 'कलर', replacements: ['colour', 'ecotank', 'pixma', 'smart tank'] },
  { term: 'ब्रदर', replacements: ['brother'] },
  { term: 'thumb', replacements: ['fingerprint'] },
  { term: 'aeps', replacements: ['fingerprint'] },
  { term: 'jeevan praman', replacements: ['fingerprint'] },
  { term: 'punching machine', replacements: ['attendance'] },
  { term: 'pos', replacements: ['thermal', 'barcode'] },
  { term: 'bill', replacements: ['thermal printer'] },
  { term: 'bill roll', replacements: ['thermal paper'] },
  { term: 'receipt', replacements: ['thermal'] },
  { term: 'swipe machine', replacements: ['57 mm'] },
  { term: 'smps', replacements: ['power supply'] },
  { term: 'gst', replacements: ['accounting'] },
  { term: 'e way bill', replacements: ['accounting'] },
  { term: 'printer head', replacements: ['ink cartridge'] },
  { term: 'print head', replacements: ['ink cartridge'] },
  { term: 'refill ink', replacements: ['ink bottle'] },
  { term: 'photocopy', replacements: ['multifunction'] },
  { term: 'dmp', replacements: ['dot matrix', 'msp', 'ribbon'] },
  { term: 'lappy', replacements: ['laptop'] },
  { term: 'screen', replacements: ['monitor'] },
  { term: 'pc screen', replacements: ['monitor'] },
  { term: 'gun', replacements: ['scanner'] },
  { term: 'receiver', replacements: ['usb adapter'] },
  { term: 'wifi receiver', replacements: ['usb adapter'] },
  { term: 'web camera', replacements: ['webcam'] },
  { term: 'hardisk', replacements: ['hard disk'] },
  { term: 'nvr hdd', replacements: ['surveillance hard disk'] },
  { term: '360 camera', replacements: ['pan tilt', 'ezykam', 'speed dome'] },
]

/** The same ids in every store, so that a repeated INSERT is ignored; no row of 0027 has one of them. */
function idOf(index: number): string {
  return `01KC${String(index).padStart(22, '0')}`
}

export async function up(db: Knex): Promise<void> {
  // Constants without quotation marks: a migration's statements take no bindings.
  const values = hindiAndTradeSynonyms.map(
    ({ term, replacements }, index) =>
      `('${idOf(index)}', '${term}', '${JSON.stringify(replacements)}')`,
  )
  await db.raw(`INSERT IGNORE INTO search_synonyms (public_id, term, replacements)
    VALUES ${values.join(', ')}`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DELETE FROM search_synonyms WHERE public_id LIKE '01KC0000000000%'")
}
