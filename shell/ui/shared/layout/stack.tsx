import styled from 'styled-components'
import { type Space, theme } from '../theme/theme.ts'

const Column = styled.div<{ $gap: Space; $align: 'stretch' | 'start' | 'center' | 'end' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`

type StackProps = React.ComponentPropsWithRef<'div'> & {
  gap?: Space
  align?: 'stretch' | 'start' | 'center' | 'end'
  as?: 'div' | 'section' | 'ul' | 'ol' | 'main' | 'header' | 'footer' | 'nav' | 'aside'
}

/**
 * Children in a column.
 * @example <Stack gap="l"><Heading level={2}>Bank details</Heading><p>…</p></Stack>
 */
export function Stack({ gap = 'm', align = 'stretch', ...rest }: StackProps) {
  return <Column $gap={gap} $align={align} {...rest} />
}
