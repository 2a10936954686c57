import * as messages from '@store/contract/rules/messages'
import { useSession } from '@store/sdk'
import { EmptyState, LinkButton, PageBody, PageHeader } from '@store/ui'
import { Heart } from 'lucide-react'
import { WishlistCards } from './wishlist-cards.tsx'

/** The products a person wants to remember (spec §2); a wishlist needs a session (spec §6). */
export function WishlistScreen() {
  const { status } = useSession()
  return (
    <PageBody>
      <PageHeader title="Wishlist" />
      {status === 'signed-in' ? (
        <WishlistCards />
      ) : (
        <EmptyState
          icon={Heart}
          title={messages.wishlist.loginToView}
          action={<LinkButton to="/login">Login</LinkButton>}
        />
      )}
    </PageBody>
  )
}
