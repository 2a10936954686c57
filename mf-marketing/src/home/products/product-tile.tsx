import { t } from '@lingui/core/macro'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { offerTo } from '@store/contract/rules/pricing/offer'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { catalogApi, useSession } from '@store/sdk'
import { formatCount, Price, ProductImage, Skeleton } from '@store/ui'
import { Frame, Name, PictureBox, Stock, TileLink } from './product-tile-styles.ts'

/** A cached product younger than this is not prefetched again, in seconds. */
const prefetchFreshForSeconds = 30

/** A product with the price of the user's tier; links to its page, whose data is prefetched on intent. */
export function ProductTile({ product }: { product: Product }) {
  const { role } = useSession()
  const prefetch = catalogApi.usePrefetch('getProduct', { ifOlderThan: prefetchFreshForSeconds })
  const handleIntent = () => prefetch(product._id)
  const [picture] = product.pictures
  const stock = formatCount(product.stock)
  const { unitPrice } = priceLine({ ...offerTo(role, product), quantity: 1 })
  return (
    <TileLink
      to={`/product/${encodeURIComponent(product._id)}`}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
    >
      <PictureBox>{picture && <ProductImage {...picture} sizes="7rem" alt="" />}</PictureBox>
      <Name>{product.name}</Name>
      <Price rupees={rupeesFromPaise(unitPrice)} tone="accent" />
      <Stock>{t`${stock} in stock`}</Stock>
    </TileLink>
  )
}

/** The skeleton of a tile, of the same size. */
export function ProductTileSkeleton() {
  return (
    <Frame aria-hidden>
      <PictureBox>
        <Skeleton shape="block" height="100%" />
      </PictureBox>
      <Name>
        <Skeleton lines={2} />
      </Name>
      <Skeleton width="60%" />
      <Stock as="div">
        <Skeleton width="80%" />
      </Stock>
    </Frame>
  )
}
