import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

type Level = 1 | 2 | 3 | 4
type Size = 'm' | 'l' | 'xl' | 'xxl' | 'xxxl'

const sizeOf: Record<Level, Size> = { 1: 'xxl', 2: 'xl', 3: 'l', 4: 'm' }
const elementOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

const Text = styled.h2<{ $size: Size }>`
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${theme.weight.semibold};
  letter-spacing: -0.011em;
`

type HeadingProps = React.ComponentPropsWithRef<'h2'> & {
  level?: Level
  /** The look, when it is not the one of the level. */
  size?: Size
}

/**
 * A heading: `level` is its level in the outline of the page, `size` its visual size.
 * @example <Heading level={2}>Order summary</Heading>
 */
export function Heading({ level = 2, size = sizeOf[level], ...rest }: HeadingProps) {
  return <Text as={elementOf[level]} $size={size} {...rest} />
}
