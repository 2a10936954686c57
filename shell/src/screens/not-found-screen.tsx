import { t } from '@lingui/core/macro'
import { LinkButton, PageBody, PageHeader, usePageHead } from '@store/ui'

/** The screen for unknown URLs. */
export function NotFoundScreen() {
  usePageHead({ isHidden: true })
  return (
    <PageBody>
      <PageHeader title={t`Page not found`}>
        {t`This page does not exist. It may have moved, or the address is misspelled.`}
      </PageHeader>
      <div>
        <LinkButton to="/">{t`Go to Home`}</LinkButton>
      </div>
    </PageBody>
  )
}
