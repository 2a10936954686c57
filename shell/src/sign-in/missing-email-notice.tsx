import * as messages from '@store/contract/rules/messages'
import { toast } from '@store/ui'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

/** Sends a user who skipped the first step of a password reset back to it (spec §5, Verify OTP). */
export function MissingEmailNotice() {
  useEffect(() => {
    toast.error(messages.passwordReset.emailMissing)
  }, [])
  return <Navigate to="/forgot-password" replace />
}
