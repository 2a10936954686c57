import { t } from '@lingui/core/macro'
import type { Category } from '@store/contract/rules/catalog/catalog-lists'
import desktop from '../../pictures/home/row-desktop.webp'
import surveillance from '../../pictures/home/row-surveillance.webp'
import wifi from '../../pictures/home/row-wifi.webp'
import { type Picture, scene } from '../../pictures/picture.ts'

/** A product area with its picture; the picture links to `category`. */
export interface ImageRow {
  title: string
  text: string
  picture: Picture
  category: Category
  related: readonly Category[]
}

/** The three rows of the home page (screens 1.1). */
export const imageRows = (): readonly ImageRow[] => [
  {
    title: t`Surveillance`,
    text: t`Cameras, recorders, power supplies and complete kits, for a shop counter or a campus.`,
    picture: scene(surveillance, 960),
    category: 'Surveillance',
    related: ['CCTV Camera', 'DVR', 'NVR', 'POE Switch'],
  },
  {
    title: t`Wi-Fi`,
    text: t`Routers, mesh and ceiling access points, with the switches and cable that feed them.`,
    picture: scene(wifi, 960),
    category: 'Router',
    related: ['Networking', 'POE Switch', 'Accessories'],
  },
  {
    title: t`Desktop & PC`,
    text: t`Towers, all-in-ones and mini PCs, and everything that stands around them.`,
    picture: scene(desktop, 960),
    category: 'Desktop',
    related: ['Monitor', 'Keyboard', 'Mouse', 'Internal HDD'],
  },
]
