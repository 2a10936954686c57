import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { UnavailableWish, Wishlist } from '@store/contract/schemas/catalog/wishlist'
import { defineEndpoints, messageOf, wishlistApi } from '@store/sdk'
import { Cluster, FormMessage, IconButton, Stack, toast } from '@store/ui'
import { Trash2 } from 'lucide-react'

/** The wishlist of the host has only what is on sale; the first page of the API names the rest. */
export const unavailableWishesApi = defineEndpoints('mf-shop/unavailable-wishes', (build) => ({
  getUnavailableWishes: build.query<UnavailableWish[], void>({
    query: () => '/wishlist/get?limit=1',
    transformResponse: ({ unavailable = [] }: Wishlist) => unavailable,
    providesTags: ['Wishlist'],
  }),
}))

function UnavailableLine({ wish, onRemoved }: { wish: UnavailableWish; onRemoved: () => void }) {
  const [remove, { isLoading }] = wishlistApi.useRemoveFromWishlistMutation()
  const { productId, name } = wish
  const handleRemove = async () => {
    try {
      await remove(productId).unwrap()
      toast.success(messages.wishlist.removed)
      onRemoved()
    } catch (error) {
      toast.error(messageOf(error, messages.unexpected))
    }
  }
  return (
    <Cluster gap="xs" wrap={false}>
      <span>{name}</span>
      <IconButton
        label={t`Remove ${name}`}
        icon={Trash2}
        busy={isLoading}
        onClick={() => void handleRemove()}
      />
    </Cluster>
  )
}

/** Names the products on the wishlist that are no longer on sale. */
export function UnavailableWishes() {
  const { currentData: wishes = [], refetch } = unavailableWishesApi.useGetUnavailableWishesQuery()
  if (wishes.length === 0) return null
  return (
    <FormMessage tone="warning">
      <Stack gap="xxs">
        <span>{t`No longer on sale:`}</span>
        {wishes.map((wish) => (
          <UnavailableLine key={wish.productId} wish={wish} onRemoved={() => void refetch()} />
        ))}
      </Stack>
    </FormMessage>
  )
}
