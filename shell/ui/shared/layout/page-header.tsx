import styled from 'styled-components'
import { Breadcrumbs, type Crumb } from '../navigation/breadcrumbs.tsx'
import { theme } from '../theme/theme.ts'
import { Cluster } from './cluster.tsx'
import { Heading } from './heading.tsx'
import { usePageTitle } from './page-title.ts'
import { Stack } from './stack.tsx'

const Intro = styled.div`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
`

type PageHeaderProps = {
  title: string
  actions?: React.ReactNode
  trail?: readonly Crumb[]
  /** A sentence of introduction. */
  children?: React.ReactNode
}

/**
 * The top of a screen: breadcrumbs, its one `h1`, and actions. Also sets the title of the document.
 * @example <PageHeader title="My Orders" actions={<Button>Refresh</Button>} />
 */
export function PageHeader({ title, actions, trail, children }: PageHeaderProps) {
  usePageTitle(title)
  return (
    <Stack as="header" gap="xs">
      {trail === undefined ? null : <Breadcrumbs trail={trail} />}
      <Cluster justify="space-between">
        <Heading level={1}>{title}</Heading>
        {actions === undefined ? null : <Cluster gap="xs">{actions}</Cluster>}
      </Cluster>
      {children === undefined ? null : <Intro>{children}</Intro>}
    </Stack>
  )
}
