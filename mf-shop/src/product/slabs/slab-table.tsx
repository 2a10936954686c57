import { t } from '@lingui/core/macro'
import { noMoney } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Offer } from '@store/contract/rules/pricing/offer'
import type { Slab } from '@store/contract/rules/pricing/price'
import { nameOfSlab } from '@store/contract/rules/pricing/slabs'
import { Badge } from '@store/ui'
import { useId } from 'react'
import { activeOffer, type SlabOffer, slabOffers } from './slab-offer.ts'
import { Caption, Choice, Rows, Saving } from './slab-table-styles.ts'

type SlabTableProps = {
  offer: Offer
  quantity: number
  /** Called when a slab is chosen. */
  onChoose: (slab: Slab) => void
}

/** The prices by quantity: each is a button that sets the quantity; the active one covers it (screens 2.6). */
export function SlabTable({ offer, quantity, onChoose }: SlabTableProps) {
  const captionId = useId()
  const rows = slabOffers(offer)
  if (rows.length === 0) return null
  const active = activeOffer(rows, quantity)
  return (
    <div>
      <Caption id={captionId}>{t`Price by quantity`}</Caption>
      <Rows aria-labelledby={captionId}>
        {rows.map((row) => (
          <li key={row.slab.minQty}>
            <Choice type="button" aria-pressed={row === active} onClick={() => onChoose(row.slab)}>
              <span>{rangeOf(row.slab)}</span>{' '}
              <span>
                <strong>{formatPlainRupees(row.price)}</strong>{' '}
                {row === active ? <Badge tone="info">{t`Your price`}</Badge> : null}
              </span>{' '}
              <Saving>{savingOf(row)}</Saving>
            </Choice>
          </li>
        ))}
      </Rows>
    </div>
  )
}

function rangeOf(slab: Slab): string {
  return slab.minQty === slab.maxQty ? String(slab.minQty) : nameOfSlab(slab)
}

function savingOf({ saved, savedPercent }: SlabOffer): string {
  if (saved === noMoney) return ''
  const amount = formatPlainRupees(saved)
  return t`Save ${amount} each (${savedPercent}%)`
}
