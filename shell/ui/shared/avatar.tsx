import styled from 'styled-components'
import { theme } from './theme/theme.ts'

type Size = 'm' | 'l'

const Circle = styled.span<{ $size: Size }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => ($size === 'l' ? theme.space.xxxl : theme.space.xl)};
  aspect-ratio: 1;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-size: ${({ $size }) => ($size === 'l' ? theme.size.xxl : theme.size.m)};
  font-weight: ${theme.weight.semibold};
  line-height: 1;
  text-transform: uppercase;
`

/**
 * The first letter of a name in a circle (site 1.3). Decoration: repeat the name beside it or in its button's
 * label.
 * @example <Avatar name="Asha" />
 */
export function Avatar({ name, size = 'm' }: { name: string; size?: Size }) {
  return (
    <Circle $size={size} aria-hidden>
      {Array.from(name.trim())[0] ?? '?'}
    </Circle>
  )
}
