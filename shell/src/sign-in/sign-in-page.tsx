import { Card, Cluster, PageBody, PageHeader, Stack } from '@store/ui'
import type { ReactNode } from 'react'

interface SignInPageProps {
  title: string
  /** `text` for long forms with fields side by side. */
  width?: 'form' | 'text'
  /** A sentence of introduction. */
  intro?: string
  /** Links to related screens. */
  footer?: ReactNode
  /** Below the card. */
  extra?: ReactNode
  children: ReactNode
}

/** The card around all sign-in forms. */
export function SignInPage({ width = 'form', ...props }: SignInPageProps) {
  const { title, intro, footer, extra, children } = props
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
      {extra}
    </PageBody>
  )
}
