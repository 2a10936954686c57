import { signInForAdditions, signInForPage } from '@store/contract/rules/accounts/sign-in-messages'
import * as messages from '@store/contract/rules/messages'
import { readDeferredAdditions } from '@store/host'
import { FormMessage } from '@store/ui'
import { useState } from 'react'
import { readInterruptedVisit } from './interrupted-visit.ts'

/** Says why a sign-in is asked for, and that nothing chosen is lost. Nothing for somebody who just signs in. */
export function SignInReason() {
  const [reason] = useState(findReason)
  if (reason === undefined) return null
  return <FormMessage tone={reason.tone}>{reason.text}</FormMessage>
}

function findReason(): { tone: 'info' | 'warning'; text: string } | undefined {
  const visit = readInterruptedVisit()
  if (visit?.userId !== undefined) return { tone: 'warning', text: messages.sessionEnded }
  const additions = readDeferredAdditions()
  if (additions.length > 0) return { tone: 'info', text: signInForAdditions(additions) }
  return visit?.roles && { tone: 'info', text: signInForPage }
}
