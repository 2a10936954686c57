import { t } from '@lingui/core/macro'
import { type Article, heading, list, text } from '../article.ts'

export const tonerYield = (): Article => ({
  slug: 'toner-yield-and-cost-per-page',
  title: t`Toner yield: what a page really costs`,
  summary: t`The cheapest cartridge is seldom the cheapest page. How yield is measured, and the one sum to do before you order.`,
  publishedOn: '2026-10-19',
  author: 'Farah Khan',
  blocks: [
    text(
      t`A customer who asks for the cheapest toner usually wants the cheapest page. The two are not the same, and the difference is one division away.`,
    ),
    heading(t`What the yield on the box means`),
    text(
      t`Makers measure the yield of monochrome laser cartridges by ISO/IEC 19752 and of colour ones by ISO/IEC 19798: a standard page is printed again and again until the print fades. For a monochrome cartridge the page is about five per cent covered with toner, which is a short letter. An invoice with a logo and lines covers more, a page with a photograph many times as much. Take the number as a way to compare two cartridges, not as a promise.`,
    ),
    heading(t`The sum`),
    text(
      t`Divide the price by the yield. A cartridge of ₹2,400 that prints 1,500 pages costs ₹1.60 a page. The large one for the same printer costs ₹6,000 and prints 5,000 pages: ₹1.20. An office that prints 2,000 pages a month saves ₹800 every month with the one that looked expensive.`,
    ),
    text(
      t`If the printer has a separate drum, add it: its price divided by its own yield, often 12,000 pages or more.`,
    ),
    heading(t`What reduces the yield`),
    list(
      t`Dark pages: twice the coverage, half the pages.`,
      t`Many single-page jobs: the machine turns and cleans itself for each of them.`,
      t`Heat and damp: keep cartridges sealed, flat and out of the sun.`,
      t`Draft mode left off where nobody would see the difference.`,
    ),
    heading(t`Original or compatible`),
    text(
      t`A good compatible cartridge saves a third or more, and suits internal papers well. For machines under warranty, and for those that print what customers see, we advise the original. Whatever you choose, look at the model number on the old cartridge and not only at the printer: the same printer often takes a small and a large one, and they do not cost the same page.`,
    ),
  ],
})
