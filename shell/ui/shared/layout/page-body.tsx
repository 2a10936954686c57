import styled from 'styled-components'
import { type Theme, theme } from '../theme/theme.ts'
import { Stack } from './stack.tsx'

const Centred = styled(Stack)<{ $width: keyof Theme['width'] }>`
  width: 100%;
  max-width: calc(${({ $width }) => theme.width[$width]} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.m} ${theme.space.xxl};
`

type PageBodyProps = {
  /** `page` for lists and tables, `form` for one narrow column, `text` for reading. */
  width?: keyof Theme['width']
  children: React.ReactNode
}

/**
 * The centred column of a screen.
 * @example <PageBody width="form"><PageHeader title="Login" />…</PageBody>
 */
export function PageBody({ width = 'page', children }: PageBodyProps) {
  return (
    <Centred $width={width} gap="l">
      {children}
    </Centred>
  )
}
