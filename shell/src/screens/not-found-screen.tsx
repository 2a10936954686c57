import { LinkButton, PageBody, PageHeader, usePageHead } from '@store/ui'

/** The screen for unknown URLs. */
export function NotFoundScreen() {
  usePageHead({ isHidden: true })
  return (
    <PageBody>
      <PageHeader title="Page not found">
        There is nothing at this address. It may have moved, or a letter is missing.
      </PageHeader>
      <div>
        <LinkButton to="/">Go to Home</LinkButton>
      </div>
    </PageBody>
  )
}
