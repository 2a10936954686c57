import { t } from '@lingui/core/macro'
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

/** The three slides (screens 1.3). */
export const slides = (): readonly Slide[] => [
  {
    title: t`Toner and ink by the carton`,
    text: t`Original and compatible cartridges for HP, Canon, Brother, Epson and Ricoh, cheaper the more you take.`,
    action: t`Shop cartridges`,
    category: 'Cartridge',
    picture: scene(printing, 1040),
  },
  {
    title: t`Surveillance, from lens to recorder`,
    text: t`CP Plus and Hikvision cameras with the recorders, POE switches and power supplies that go with them.`,
    action: t`Shop cameras`,
    category: 'CCTV Camera',
    picture: scene(security, 1040),
  },
  {
    title: t`Storage and laptops, in stock today`,
    text: t`SSDs, external drives and pen drives from Seagate, WD, Toshiba and SanDisk, ready to go out.`,
    action: t`Shop storage`,
    category: 'External HDD',
    picture: scene(storage, 1040),
  },
]

/** Duration of each slide, in milliseconds (screens 1.3). */
export const slideMs = 3000
