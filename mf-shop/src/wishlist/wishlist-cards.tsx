import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useGetWishlistQuery, useSession } from '@store/sdk'
import { EmptyState, IconButton, LinkButton, Loading, QueryView, toast } from '@store/ui'
import { Heart, Trash2 } from 'lucide-react'
import type { AddToCartOptions } from '../cart/use-add-to-cart.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx'
import { ProductGrid } from '../product-card/product-grid.tsx'
import { useWishlistToggle } from './use-wishlist-toggle.ts'

const skeletonKeys = Array.from({ length: 4 }, (_, index) => `card-${index}`)

const addToCartOptions: AddToCartOptions = {
  added: messages.wishlist.added,
  onSignedOut: () => toast.error(messages.wishlist.loginToAdd),
}

function LoadingWishlist() {
  return (
    <Loading label={t`Loading wishlist...`}>
      <ProductGrid>
        {skeletonKeys.map((key) => (
          <li key={key}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </Loading>
  )
}

function EmptyWishlist() {
  const { role } = useSession()
  return (
    <EmptyState
      icon={Heart}
      title={t`Your wishlist is empty.`}
      text={t`Tap the heart on a product to add it here.`}
      action={<LinkButton to={shopPathOf(role)}>{t`Browse Products`}</LinkButton>}
    />
  )
}

/** Removes a product from the wishlist, optimistically. */
function RemoveButton({ product }: { product: Product }) {
  const { remove } = useWishlistToggle(product, true)
  return <IconButton label={t`Remove from wishlist`} icon={Trash2} onClick={() => void remove()} />
}

/** The user's wishlist: loading, error, empty or with products. */
export function WishlistCards() {
  const { currentData, ...wishlist } = useGetWishlistQuery()
  return (
    <QueryView
      // Not `data`, which keeps the previous user's wishlist after a logout.
      query={{ ...wishlist, data: currentData, currentData }}
      loading={<LoadingWishlist />}
      failure={messages.wishlist.loadFailed}
      empty={(entries) => entries.length === 0 && <EmptyWishlist />}
    >
      {(entries) => (
        <ProductGrid>
          {entries.map(({ product }, index) => (
            <li key={product._id}>
              <ProductCard
                product={product}
                addToCartOptions={addToCartOptions}
                corner={<RemoveButton product={product} />}
                priority={index < skeletonKeys.length}
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </QueryView>
  )
}
