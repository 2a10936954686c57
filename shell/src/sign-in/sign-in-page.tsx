import { Cluster, PageBody, PageHeader, Stack } from '@store/sdk'
import { Card } from '@store/sdk/parts'
import type { ReactNode } from 'react'

interface SignInPageProps {
  title: string
  /** `text` for the one long form, whose fields stand side by side. */
  width?: 'form' | 'text'
  /** A sentence of introduction. */
  intro?: string
  /** Where else to go. */
  footer?: ReactNode
  children: ReactNode
}

/** The one card all forms of signing in stand in. */
export function SignInPage({ title, width = 'form', intro, footer, children }: SignInPageProps) {
  return (
    <PageBody width={width}>
      <PageHeader title={title}>{intro}</PageHeader>
      <Card>
        <Stack gap="l">
          {children}
          {footer === undefined ? null : (
            <Cluster gap="m" justify="space-between">
              {footer}
            </Cluster>
          )}
        </Stack>
      </Card>
    </PageBody>
  )
}
