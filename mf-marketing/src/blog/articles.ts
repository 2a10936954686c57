import type { Article } from './article.ts'
import { gstInputCredit } from './articles/gst-input-credit.ts'
import { nvrOrDvr } from './articles/nvr-or-dvr.ts'
import { poeBudget } from './articles/poe-budget.ts'
import { tonerYield } from './articles/toner-yield.ts'

/** Every article, newest first. */
export const articles = (): readonly Article[] => [
  tonerYield(),
  nvrOrDvr(),
  poeBudget(),
  gstInputCredit(),
]
