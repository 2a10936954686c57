import { t } from '@lingui/core/macro'
import { landingPathOf, parseRole } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { Cluster, LinkButton, PageBody, PageHeader } from '@store/ui'

/** Shown when the user's role may not see a screen (screens 6.4). */
export function UnauthorizedScreen() {
  const { role, user } = useSession()
  const known = parseRole(role)
  const email = user?.email
  return (
    <PageBody>
      <PageHeader title={t`Unauthorized`}>
        {email
          ? t`You are logged in as ${email}. This account is not allowed to see that page.`
          : t`You are not allowed to see that page.`}
      </PageHeader>
      <Cluster gap="s">
        <LinkButton to={known ? landingPathOf(known) : '/'}>{t`Go to your dashboard`}</LinkButton>
      </Cluster>
    </PageBody>
  )
}
