import styled from 'styled-components'
import { type Space, theme } from '../theme/theme.ts'

type Justify = 'start' | 'center' | 'end' | 'space-between'
type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch'

const Row = styled.div<{ $gap: Space; $justify: Justify; $align: Align; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`

type ClusterProps = React.ComponentPropsWithRef<'div'> & {
  gap?: Space
  justify?: Justify
  align?: Align
  wrap?: boolean
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'p' | 'span'
}

/**
 * Children side by side; they wrap when the line is full.
 * @example <Cluster gap="xs" justify="end"><Button>Save</Button></Cluster>
 */
export function Cluster(props: ClusterProps) {
  const { gap = 's', justify = 'start', align = 'center', wrap = true, ...rest } = props
  return <Row $gap={gap} $justify={justify} $align={align} $wrap={wrap} {...rest} />
}
