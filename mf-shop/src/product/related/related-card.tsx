import { packSizeOf } from '@store/contract/rules/catalog/facts/product-facts'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { offerTo } from '@store/contract/rules/pricing/offer'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { RelatedProduct } from '@store/contract/schemas/catalog/related'
import { useSession } from '@store/sdk'
import { Card, Price, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { gstLabel, useGstView } from '../../pricing/gst-view.ts'
import { useShownOffer } from '../../pricing/use-shown-offer.ts'
import { ProductPicture } from '../../product-card/product-picture.tsx'
import { StockBadge } from '../../product-card/stock-badge.tsx'
import { useProductLink } from '../../product-card/use-product-link.ts'
import { differenceText, packText } from './pack-text.ts'

const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.s};
  height: 100%;
  padding: ${theme.space.s};

  img {
    aspect-ratio: 1;
  }
`

const Texts = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: 0;
  font-size: ${theme.size.s};

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`

/** The whole card is the target of its one link. */
const CardLink = styled(Link)`
  color: inherit;
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;

  &:not(:hover) {
    text-decoration: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

type RelatedCardProps = {
  product: RelatedProduct
  /** The product of the page: its price is compared. */
  comparedTo?: Product
}

/** A product on the page of another. */
export function RelatedCard({ product, comparedTo }: RelatedCardProps) {
  const { role } = useSession()
  const link = useProductLink(product._id)
  const view = useGstView()
  const offer = offerTo(role, { ...product, quantityBasedPrices: [] })
  const { tierPrice } = useShownOffer(offer, product.gst)
  return (
    <Frame>
      <ProductPicture product={product} sizes="5rem" alt="" />
      <Texts>
        <span>{product.brand}</span>
        <CardLink {...link}>{product.name}</CardLink>
        <span>
          <Price size="s" rupees={rupeesFromPaise(tierPrice)} /> <small>{gstLabel(view)}</small>
        </span>
        {product.packSize === undefined ? null : (
          <span>{packText(tierPrice, product.packSize)}</span>
        )}
        {comparedTo ? <PriceDifference product={product} comparedTo={comparedTo} /> : null}
        <StockBadge stock={product.stock} />
      </Texts>
    </Frame>
  )
}

/** Only of packs of the same size: others cannot be compared. */
function PriceDifference({ product, comparedTo }: Required<RelatedCardProps>) {
  const { role } = useSession()
  const shown = useShownOffer(offerTo(role, { ...product, quantityBasedPrices: [] }), product.gst)
  const compared = useShownOffer(offerTo(role, comparedTo), comparedTo.gst)
  if (packSizeOf(comparedTo.facts ?? []) !== product.packSize) return null
  return <strong>{differenceText(shown.tierPrice, compared.tierPrice)}</strong>
}
