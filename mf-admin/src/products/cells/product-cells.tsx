import { findTaxFaults } from '@store/contract/rules/catalog/tax/tax-faults'
import { defaultUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { nameOfTierPrice } from '@store/contract/rules/catalog/tier-price-names'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  Badge,
  Definition,
  DefinitionList,
  formatCount,
  IconButton,
  IconLink,
  ProductImage,
  theme,
  VisuallyHidden,
} from '@store/ui'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { ProductCell } from './product-cell.tsx'

const Pictures = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  white-space: nowrap;

  img {
    flex: none;
    width: ${theme.space.xl};
    height: ${theme.space.xl};
  }
`

/** The first picture of a product, small, and how many more there are. */
export function PicturesCell({ product }: { product: Product }) {
  const [first, ...more] = product.pictures
  if (first === undefined) return <Muted>none</Muted>
  const { src, srcSet, width, height } = first
  return (
    <Pictures>
      <ProductImage
        src={src}
        srcSet={srcSet}
        sizes="32px"
        width={width}
        height={height}
        alt={`${product.name}, picture 1`}
      />
      {more.length === 0 ? null : <Muted>+ {formatCount(more.length)}</Muted>}
    </Pictures>
  )
}

/** Beside each other below a heading that names them; on a card each has its name. */
const Prices = styled(DefinitionList)`
  display: grid;
  grid-template-columns: repeat(3, minmax(3rem, 1fr));
  font-size: ${theme.size.s};
  white-space: nowrap;

  dt {
    display: none;
  }

  dd {
    text-align: end;
  }

  ${theme.media.belowLaptop} {
    column-gap: ${theme.space.xs};

    dt {
      display: block;
      font-size: ${theme.size.xs};
    }

    dd {
      text-align: start;
    }
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const tiers = [
  { tier: 'enduser', label: 'End user' },
  { tier: 'reseller', label: 'Reseller' },
  { tier: 'distributor', label: 'Distributor' },
] as const

/** Names the three prices of a cell, in their order. */
export const priceNote = tiers.map(({ label }) => label).join(' · ')

/** The price of one piece for each tier, on one line; each can be changed in its place. */
export function PricesCell({ product }: { product: Product }) {
  return (
    <Prices>
      {tiers.map(({ tier, label }) => {
        const price = formatRupees(product.prices[tier] ?? 0)
        return (
          <Definition key={tier} term={label}>
            <ProductCell
              product={product}
              field={`prices.${tier}`}
              label={nameOfTierPrice(tier)}
              spoken={price}
            >
              {price}
            </ProductCell>
          </Definition>
        )
      })}
    </Prices>
  )
}

/** The stock, which can be changed in its place. */
export function StockCell({ product }: { product: Product }) {
  const { stock } = product
  const spoken = stock > 0 ? formatCount(stock) : 'Out of stock'
  return (
    <ProductCell product={product} field="stock" label="Stock" spoken={spoken}>
      {stock > 0 ? spoken : <Badge tone="danger">{spoken}</Badge>}
    </ProductCell>
  )
}

const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 11rem;
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.tight};

  ${theme.media.belowLaptop} {
    min-width: 0;
  }
`

/** The touch target of a checkbox that is smaller than one. */
const Tick = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.targetDense};
  height: ${theme.targetDense};
  cursor: pointer;

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${theme.color.primary};
  }
`

const Fault = styled.small`
  display: block;
  max-width: 20rem;
  color: ${theme.color.danger};
  font-weight: ${theme.weight.regular};
`

type NameCellProps = {
  product: Product
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** The name with what is wrong with its tax details, and a checkbox that selects the product for a change of many. */
export function NameCell({ product, isSelected, onSelect }: NameCellProps) {
  const { name, gst, hsn, unit = defaultUnit } = product
  const faults = findTaxFaults({ gstPercent: gst, hsn, unit })
  return (
    <Named>
      <Tick>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </Tick>
      <span>
        {name}
        {faults.map((fault) => (
          <Fault key={fault}>{fault}</Fault>
        ))}
      </span>
    </Named>
  )
}

const Muted = styled.span`
  color: ${theme.color.textMuted};
`

const Folded = styled.details`
  font-size: ${theme.size.xs};
  line-height: ${theme.line.tight};

  summary {
    display: flex;
    align-items: center;
    min-height: ${theme.targetDense};
    color: ${theme.color.primary};
    cursor: pointer;
  }

  p {
    min-width: 14rem;
    color: ${theme.color.textMuted};
    text-align: start;
  }
`

/** The description, folded: the table has room for what is compared. */
export function DescriptionCell({ product: { name, description } }: { product: Product }) {
  if (description.trim() === '') return null
  return (
    <Folded>
      <summary>
        Show<VisuallyHidden> the description of {name}</VisuallyHidden>
      </summary>
      <p>{description}</p>
    </Folded>
  )
}

const Actions = styled.div`
  white-space: nowrap;
`

type ActionsCellProps = { product: Product; onEdit: () => void; onDelete: () => void }

/** The actions on a product. */
export function ActionsCell({ product, onEdit, onDelete }: ActionsCellProps) {
  return (
    <Actions>
      <IconButton label={`Edit ${product.name}`} icon={Pencil} onClick={onEdit} />
      <IconButton label={`Delete ${product.name}`} icon={Trash2} onClick={onDelete} />
      <IconLink
        label={`View ${product.name} in the shop`}
        icon={ExternalLink}
        to={`/product/${product._id}`}
      />
    </Actions>
  )
}
