import type { Clock } from '../../base/base.ts'
import type { UserDirectory } from '../../support/support.ts'
import { createConfirmationLinks } from '../email-confirmation/confirmation-links.ts'
import { confirmationHint } from '../email-confirmation/confirmation-mail.ts'
import {
  countLiveUsersByRole,
  findNewsStart,
  findRecipients,
  findUserId,
  joinUser,
  userColumns,
} from './user-query.ts'

/** @param dependencies config: without PUBLIC_ORIGIN mails have no links */
export function createUserDirectory(dependencies: {
  clock: Clock
  config: { SESSION_SECRET: string; PUBLIC_ORIGIN: string }
}): UserDirectory {
  const linkFor = createConfirmationLinks(dependencies)
  return {
    joinUser,
    userColumns,
    findUserId,
    findNewsStart,
    countLiveUsersByRole,
    findRecipients,
    confirmationHintOf(account) {
      const link = linkFor(account)
      return link ? confirmationHint(link) : []
    },
  }
}
