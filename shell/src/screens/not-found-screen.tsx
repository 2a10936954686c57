import { t } from '@lingui/core/macro'
import { LinkButton, PageBody, PageHeader, usePageHead } from '@store/ui'

/** The screen for unknown URLs. */
export function NotFoundScreen() {
  usePageHead({ isHidden: true })
  return (
    <PageBody>
      <PageHeader title={t`Page not found`}>
        {t`There is nothing at this address. It may have moved, or a letter is missing.`}
      </PageHeader>
      <div>
        <LinkButton to="/">{t`Go to Home`}</LinkButton>
      </div>
    </PageBody>
  )
}
