import styled from 'styled-components'
import { type Space, theme } from '../../theme/theme.ts'

const Cells = styled.div<{ $gap: Space; $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  gap: ${({ $gap }) => theme.space[$gap]};
`

type GridProps = React.ComponentPropsWithRef<'div'> & {
  /** The least width of a column, as CSS length; as many columns as fit. */
  min?: string
  gap?: Space
  as?: 'div' | 'section' | 'ul' | 'ol'
}

/**
 * Equal columns, as many as fit.
 * @example <Grid as="ul" min="15rem">{products.map(…)}</Grid>
 */
export function Grid({ min = '15rem', gap = 'm', ...rest }: GridProps) {
  return <Cells $min={min} $gap={gap} {...rest} />
}
