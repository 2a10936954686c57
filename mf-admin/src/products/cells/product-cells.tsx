import { nameOfTierPrice } from '@store/contract/rules/catalog/managed/price-rule'
import { findTaxFaults } from '@store/contract/rules/catalog/tax/tax-faults'
import { defaultUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  Badge,
  Cluster,
  Definition,
  DefinitionList,
  formatCount,
  IconButton,
  IconLink,
  ProductImage,
  theme,
} from '@store/ui'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { ProductCell } from './product-cell.tsx'

const Pictures = styled.span`
  display: flex;
  gap: ${theme.space.xxs};

  img {
    flex: none;
    width: ${theme.space.xl};
    height: ${theme.space.xl};
  }
`

/** The pictures of a product, small. */
export function PicturesCell({ product }: { product: Product }) {
  if (product.pictures.length === 0) return <Muted>none</Muted>
  return (
    <Pictures>
      {product.pictures.map(({ src, srcSet, width, height }, index) => (
        <ProductImage
          // Two pictures of the same content have the same address.
          key={`${src} ${String(index)}`}
          src={src}
          srcSet={srcSet}
          sizes="32px"
          width={width}
          height={height}
          alt={`${product.name}, picture ${index + 1}`}
        />
      ))}
    </Pictures>
  )
}

const Facts = styled(DefinitionList)`
  display: grid;
  grid-template-columns: auto auto;
  align-items: center;
  column-gap: ${theme.space.xs};
  font-size: ${theme.size.s};
  white-space: nowrap;

  > div {
    display: contents;
  }

  dd {
    text-align: end;
  }
`

const tiers = [
  { tier: 'enduser', label: 'End user' },
  { tier: 'reseller', label: 'Reseller' },
  { tier: 'distributor', label: 'Distributor' },
] as const

/** The price of one piece for each tier; each can be changed in its place. */
export function PricesCell({ product }: { product: Product }) {
  return (
    <Facts>
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
    </Facts>
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
  min-width: 9rem;
  font-weight: ${theme.weight.medium};
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

const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  min-width: 8rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** The beginning of a description; the whole text as a tooltip. */
export function DescriptionCell({ description }: Pick<Product, 'description'>) {
  return <Excerpt title={description}>{description}</Excerpt>
}

type ActionsCellProps = { product: Product; onEdit: () => void; onDelete: () => void }

/** The actions on a product. */
export function ActionsCell({ product, onEdit, onDelete }: ActionsCellProps) {
  return (
    <Cluster gap="xxs" wrap={false}>
      <IconButton label={`Edit ${product.name}`} icon={Pencil} onClick={onEdit} />
      <IconButton label={`Delete ${product.name}`} icon={Trash2} onClick={onDelete} />
      <IconLink
        label={`View ${product.name} in the shop`}
        icon={ExternalLink}
        to={`/product/${product._id}`}
      />
    </Cluster>
  )
}
