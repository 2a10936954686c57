import styled from 'styled-components'
import { formatCount } from '../formats/format-count.ts'
import { theme } from '../theme/theme.ts'

const Dot = styled.span`
  position: absolute;
  inset-block-start: ${theme.space.xxs};
  inset-inline-end: 0;
  min-width: 1.25rem;
  padding-inline: ${theme.space.xxs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  line-height: 1.25rem;
  text-align: center;
`

/** The number at the corner of an icon; nothing for 0, `99+` from a hundred on. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return <Dot aria-hidden>{count > 99 ? '99+' : formatCount(count)}</Dot>
}
