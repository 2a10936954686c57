import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { translate, useSession } from '@store/sdk'
import { EmptyState, LinkButton, PageBody, PageHeader, Stack } from '@store/ui'
import { Heart } from 'lucide-react'
import { UnavailableWishes } from './unavailable-wishes.tsx'
import { WishlistCards } from './wishlist-cards.tsx'

/** The products a person wants to remember (screens 2.8); a wishlist needs a session (catalog 6.1). */
export function WishlistScreen() {
  const { status } = useSession()
  return (
    <PageBody>
      <PageHeader title={t`Wishlist`} />
      {status === 'signed-in' ? (
        <Stack>
          <UnavailableWishes />
          <WishlistCards />
        </Stack>
      ) : (
        <EmptyState
          icon={Heart}
          title={translate(messages.wishlist.loginToView)}
          action={<LinkButton to="/login">{t`Login`}</LinkButton>}
        />
      )}
    </PageBody>
  )
}
