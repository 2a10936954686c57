import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  Badge,
  Cluster,
  Definition,
  DefinitionList,
  formatCount,
  IconButton,
  ProductImage,
  theme,
} from '@store/ui'
import { Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'

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

/** The price of one piece for each tier. */
export function PricesCell({ prices }: Pick<Product, 'prices'>) {
  return (
    <Facts>
      {tiers.map(({ tier, label }) => (
        <Definition key={tier} term={label}>
          {formatRupees(prices[tier] ?? 0)}
        </Definition>
      ))}
    </Facts>
  )
}

/** The stock. */
export function StockCell({ stock }: Pick<Product, 'stock'>) {
  return stock > 0 ? formatCount(stock) : <Badge tone="danger">Out of stock</Badge>
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
    </Cluster>
  )
}
