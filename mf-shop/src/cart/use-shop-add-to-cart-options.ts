import * as messages from '@store/contract/rules/messages'
import { toast } from '@store/sdk'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AddToCartOptions } from './use-add-to-cart.ts'

/** Adding from the shop and from a product's page: without a session it leads to the login (spec §2). */
export function useShopAddToCartOptions(): AddToCartOptions {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      added: messages.shop.added,
      onSignedOut: (serverMessage) => {
        // A session that has just ended is the shell's matter: it leads to Login, and back here.
        if (serverMessage === undefined) void navigate('/login')
        else toast.error(serverMessage)
      },
    }),
    [navigate],
  )
}
