import { formatPlainRupees } from '@store/contract/rules/money-text'
import { type Slab, slabFor } from '@store/contract/rules/price'
import { nameOfSlab } from '@store/contract/rules/slabs'
import { useId } from 'react'
import type { Offer } from '../pricing/offer.ts'
import { slabOffers } from './slab-offer.ts'
import { Caption, Choice, Rows, Saving } from './slab-table-styles.ts'

type SlabTableProps = {
  offer: Offer
  quantity: number
  /** A slab was chosen. */
  onChoose: (slab: Slab) => void
}

/** The discount slabs: each a button that sets the quantity; the active one covers it (spec §4). */
export function SlabTable({ offer, quantity, onChoose }: SlabTableProps) {
  const captionId = useId()
  const active = slabFor(offer.slabs, quantity)
  if (offer.slabs.length === 0) return null
  return (
    <div>
      <Caption id={captionId}>Price by quantity</Caption>
      <Rows aria-labelledby={captionId}>
        {slabOffers(offer).map(({ slab, price, saved, savedPercent }) => (
          <li key={nameOfSlab(slab)}>
            <Choice type="button" aria-pressed={slab === active} onClick={() => onChoose(slab)}>
              <span>{nameOfSlab(slab)}</span> <strong>{formatPlainRupees(price)}</strong>{' '}
              <Saving $isSaving={saved > 0}>
                {saved > 0
                  ? `Save ${formatPlainRupees(saved)} each (${savedPercent}%)`
                  : 'No further saving'}
              </Saving>
            </Choice>
          </li>
        ))}
      </Rows>
    </div>
  )
}
