import type { Category } from '@store/contract/rules/catalog/catalog-lists'
import printing from '../../pictures/home/slide-printing.webp'
import security from '../../pictures/home/slide-security.webp'
import storage from '../../pictures/home/slide-storage.webp'
import { type Picture, scene } from '../../pictures/picture.ts'

/** One picture of the slider; it links to `category`. */
export interface Slide {
  title: string
  text: string
  action: string
  category: Category
  picture: Picture
}

/** The three slides (spec §9). */
export const slides: readonly Slide[] = [
  {
    title: 'Toner and ink by the carton',
    text: 'Original and compatible cartridges for HP, Canon, Brother, Epson and Ricoh, cheaper the more you take.',
    action: 'Shop cartridges',
    category: 'Cartridge',
    picture: scene(printing, 1040),
  },
  {
    title: 'Surveillance, from lens to recorder',
    text: 'CP Plus and Hikvision cameras with the recorders, POE switches and power supplies that go with them.',
    action: 'Shop cameras',
    category: 'CCTV Camera',
    picture: scene(security, 1040),
  },
  {
    title: 'Storage and laptops, in stock today',
    text: 'SSDs, external drives and pen drives from Seagate, WD, Toshiba and SanDisk, ready to go out.',
    action: 'Shop storage',
    category: 'External HDD',
    picture: scene(storage, 1040),
  },
]

/** Duration of each slide, in milliseconds (spec §9). */
export const slideMs = 3000
