import { t } from '@lingui/core/macro'
import { company } from '@store/sdk'

/** A section of the about page. */
export interface Passage {
  title: string
  paragraphs: readonly string[]
}

export function aboutPassages(): readonly Passage[] {
  const { name, startedIn, formedIn } = company
  return [
    {
      title: t`How it began`,
      paragraphs: [
        t`${name} opened in ${startedIn} as a single counter that sold dot-matrix printers and refilled their ribbons. Customers came back because the part was there when they needed it, and because somebody could tell them which one it was.`,
        t`The counter became a warehouse, and in ${formedIn} the firm became a company. The work is the same: keep what offices and shops run out of, know it well, and send it the same day.`,
      ],
    },
    {
      title: t`What we do`,
      paragraphs: [
        t`We distribute laptops and desktops, printers with their toner, ink and drums, displays, keyboards and mice, drives, biometric readers, CCTV cameras with their recorders, and the routers and switches that tie them together.`,
        t`Our buyers are resellers who need a carton by tomorrow, distributors who need a pallet by Friday, and schools, hospitals, banks and offices that need one thing that works. Each sees a price of its own, and larger quantities cost less.`,
      ],
    },
    {
      title: t`How we work`,
      paragraphs: [
        t`Stock on the site is stock on the shelf. Every order leaves with a GST invoice, by the courier, bus or transport you choose. When something is wrong we say so and put it right, and the person who answers the telephone can do it.`,
      ],
    },
  ]
}
