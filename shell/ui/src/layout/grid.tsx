import { type Space, theme } from '@store/ui/shared'
import styled from 'styled-components'

type Repeat = 'auto-fill' | 'auto-fit'

const Cells = styled.div<{ $gap: Space; $min: string; $repeat: Repeat }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $repeat }) => $repeat},
    minmax(min(${({ $min }) => $min}, 100%), 1fr)
  );
  gap: ${({ $gap }) => theme.space[$gap]};
`

type GridProps = React.ComponentPropsWithRef<'div'> & {
  /** The minimum width of a column, as CSS length; as many columns as fit. */
  min?: string
  gap?: Space
  /** Stretches few cells over the whole line; without it they keep the width of a full line's cells. */
  stretch?: boolean
  as?: 'div' | 'section' | 'ul' | 'ol'
}

/**
 * Equal columns, as many as fit.
 * @example <Grid as="ul" min="15rem">{products.map(…)}</Grid>
 */
export function Grid({ min = '15rem', gap = 'm', stretch = false, ...rest }: GridProps) {
  return <Cells $min={min} $gap={gap} $repeat={stretch ? 'auto-fit' : 'auto-fill'} {...rest} />
}
