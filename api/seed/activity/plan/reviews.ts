import { pickOne, pickWeighted, wholeBetween } from '../../seeded-random.ts'
import type { PlannedOrder, Step } from '../steps.ts'

/** Deliveries that are reviewed, and how often with how many stars. */
const reviewedShare = 0.28
const stars: readonly (readonly [rating: number, weight: number])[] = [
  [5, 50],
  [4, 30],
  [3, 10],
  [2, 6],
  [1, 4],
]

const comments: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Original, sealed, and the GST bill was in the box. Will order again.',
    'Third time I buy this. Never a complaint from a customer.',
    'बहुत अच्छा माल है, पैकिंग भी मज़बूत थी।',
    'Reached in two days, packing very good.',
    'Price was better than our local market, and genuine.',
    'Works from the first day. Support answered on WhatsApp in minutes.',
  ],
  4: [
    'Good product. Courier took one day longer than said.',
    'Value for money. Box was a little dented, item fine.',
    'अच्छा है, कीमत सही है।',
    'Does what it should. Manual could be clearer.',
    'Yield is as promised. One star less for the delivery.',
  ],
  3: [
    'Okay for the price. Expected a longer cable.',
    'Average. Works, but slower than the older model.',
    'ठीक-ठाक है।',
  ],
  2: [
    'Two of ten pieces had loose packing. They were replaced after a call.',
    'Not what I expected from the picture, but it works.',
  ],
  1: [
    'One piece was dead on arrival. Waiting for the replacement.',
    'Arrived late, the customer had bought elsewhere by then.',
  ],
}

/** Sometimes a review of one of the delivered products. */
export function planReview(order: PlannedOrder, deliveredAt: Date, random: () => number): Step[] {
  if (random() >= reviewedShare) return []
  const at = new Date(deliveredAt.getTime() + wholeBetween(random, 5, 9 * 24) * 3_600_000)
  const rating = pickWeighted(stars, random)
  const { product } = pickOne(order.lines, random)
  const comment = pickOne(comments[rating] ?? [], random)
  return [{ kind: 'write-review', buyer: order.buyer, at, product, rating, comment }]
}
