import styled from 'styled-components'
import { formatCount } from '../formats/format-count.ts'
import { theme } from '../theme/theme.ts'

const Dot = styled.span`
  position: absolute;
  /* Beside the icon rather than over it, and clear of what stands next to it. */
  inset-block-start: 0;
  inset-inline-end: calc(${theme.space.xxs} / 2);
  min-width: min(1.125rem, 24px);
  padding-inline: ${theme.space.xxs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: min(${theme.size.xs}, 15px);
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  line-height: min(1.125rem, 24px);
  text-align: center;
`

/** The number at the corner of an icon; nothing for 0, `99+` from a hundred on. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return <Dot aria-hidden>{count > 99 ? '99+' : formatCount(count)}</Dot>
}
