import type { Database } from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
import { findLiveSuperadmins } from '../accounts/user-query.ts'
import { type ApiTokenNews, apiTokenMail } from './api-token-mails.ts'

/** Tells all superadmins about a token, in the transaction of what happened. */
export async function tellSuperadmins(
  trx: Database,
  {
    config,
    mails,
  }: { config: { DEMO: boolean; PUBLIC_ORIGIN: string }; mails: Pick<MailQueue, 'add'> },
  news: ApiTokenNews,
): Promise<void> {
  const superadmins = await findLiveSuperadmins(trx, config.DEMO)
  await mails.add(
    trx,
    superadmins.map(({ email }) => apiTokenMail(email, news, config.PUBLIC_ORIGIN)),
  )
}
