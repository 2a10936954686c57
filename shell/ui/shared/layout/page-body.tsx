import styled, { css } from 'styled-components'
import { type Theme, theme } from '../theme/theme.ts'

const Centred = styled.div<{ $width: keyof Theme['width'] }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  width: 100%;
  max-width: calc(${({ $width }) => theme.width[$width]} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.page.start} ${theme.space.m} ${theme.page.end};
  gap: ${theme.page.gap};
  ${({ $width }) => $width === 'wide' && wideStyles}
`

// No height is given away above a list.
const wideStyles = css`
  padding-block-start: ${theme.space.s};
`

type PageBodyProps = {
  /** `page` for most screens, `wide` for lists that use the whole window, `form` for one narrow column, `text` for reading. */
  width?: keyof Theme['width']
  children: React.ReactNode
}

/**
 * The centred column of a screen.
 * @example <PageBody width="form"><PageHeader title="Login" />…</PageBody>
 */
export function PageBody({ width = 'page', children }: PageBodyProps) {
  return <Centred $width={width}>{children}</Centred>
}
