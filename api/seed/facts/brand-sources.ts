import type { Brand } from '@store/contract/rules/catalog/catalog-lists'

/** Where the goods of a brand come from. */
export interface BrandSource {
  /** The likeliest country first; half of the models come from it. */
  countries: readonly [string, ...string[]]
  /** The firm that makes or imports them in India, and its place. */
  firm: string
  place: string
}

const from = (countries: BrandSource['countries'], firm: string, place: string): BrandSource => ({
  countries,
  firm,
  place,
})

const bengaluru = 'Bengaluru, Karnataka 560001'
const gurugram = 'Gurugram, Haryana 122002'
const mumbai = 'Mumbai, Maharashtra 400001'
const noida = 'Noida, Uttar Pradesh 201301'
const delhi = 'New Delhi 110001'
const chennai = 'Chennai, Tamil Nadu 600001'

/** Firms and places of the demo: plausible, not those of a label. */
export const brandSources: Readonly<Record<Brand, BrandSource>> = {
  Prodot: from(['India', 'China'], 'Prodot Demo Industries', delhi),
  HP: from(['China', 'India', 'Vietnam'], 'HP Demo India', bengaluru),
  Dell: from(['China', 'Vietnam', 'India'], 'Dell Demo India', bengaluru),
  Lenovo: from(['China', 'India'], 'Lenovo Demo India', bengaluru),
  ASUS: from(['China', 'Taiwan'], 'ASUS Demo India', mumbai),
  Canon: from(['Vietnam', 'Japan', 'Thailand'], 'Canon Demo India', gurugram),
  Brother: from(['Vietnam', 'Philippines', 'China'], 'Brother Demo India', mumbai),
  Epson: from(['Indonesia', 'Philippines', 'India'], 'Epson Demo India', bengaluru),
  TVSE: from(['India', 'China'], 'TVSE Demo Electronics', chennai),
  Samsung: from(['India', 'Vietnam', 'South Korea'], 'Samsung Demo India', noida),
  LG: from(['India', 'China', 'South Korea'], 'LG Demo India', noida),
  TCL: from(['India', 'China'], 'TCL Demo India', mumbai),
  Mantra: from(['India'], 'Mantra Demo Technologies', 'Ahmedabad, Gujarat 380001'),
  Morpho: from(['India', 'France'], 'Morpho Demo India', noida),
  Startek: from(['Taiwan', 'India'], 'Startek Demo India', delhi),
  Ricoh: from(['China', 'Thailand', 'Japan'], 'Ricoh Demo India', mumbai),
  Xerox: from(['China', 'Vietnam'], 'Xerox Demo India', gurugram),
  Pantum: from(['China'], 'Pantum Demo India', delhi),
  Logitech: from(['China', 'Vietnam'], 'Logitech Demo India', chennai),
  Seagate: from(['Thailand', 'China'], 'Seagate Demo India', bengaluru),
  Toshiba: from(['Philippines', 'China'], 'Toshiba Demo India', gurugram),
  WD: from(['Thailand', 'Malaysia'], 'WD Demo India', bengaluru),
  SanDisk: from(['China', 'Malaysia', 'Taiwan'], 'SanDisk Demo India', bengaluru),
  Antivirus: from(['India'], 'Antivirus Demo Software', 'Pune, Maharashtra 411001'),
  'Accounting Software': from(['India'], 'Accounting Demo Software', bengaluru),
  'Printer Adjustment Software': from(['India'], 'Adjustment Demo Software', delhi),
  'CP Plus': from(['India', 'China'], 'CP Plus Demo India', noida),
  Hikvision: from(['India', 'China'], 'Hikvision Demo India', mumbai),
  Sony: from(['China', 'Malaysia', 'Japan'], 'Sony Demo India', delhi),
  Nikon: from(['Thailand', 'Japan'], 'Nikon Demo India', gurugram),
  Zebronics: from(['China', 'India'], 'Zebronics Demo India', chennai),
  'TP-Link': from(['Vietnam', 'China'], 'TP-Link Demo India', mumbai),
  'D-Link': from(['Taiwan', 'China', 'India'], 'D-Link Demo India', 'Verna, Goa 403722'),
}
