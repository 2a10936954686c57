import * as messages from '@store/contract/rules/messages'
import { toast } from '@store/ui'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AddToCartOptions } from './use-add-to-cart.ts'

/** Options for the shop and the product page: without a session they navigate to the login (screens 2.4). */
export function useShopAddToCartOptions(): AddToCartOptions {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      added: messages.listing.added,
      onSignedOut: (serverMessage) => {
        // When a session has just ended, the shell redirects to the login and back.
        if (serverMessage === undefined) void navigate('/login')
        else toast.error(serverMessage)
      },
    }),
    [navigate],
  )
}
