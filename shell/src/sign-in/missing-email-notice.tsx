import { passwordResetMessages } from '@store/contract/rules/accounts/account-messages'
import { toast } from '@store/ui'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

/** Sends a user who skipped the first step of a password reset back to it (screens 6.3). */
export function MissingEmailNotice() {
  useEffect(() => {
    toast.error(passwordResetMessages.emailMissing)
  }, [])
  return <Navigate to="/forgot-password" replace />
}
