import { type Theme, theme } from '@store/ui'
import styled from 'styled-components'
import { Family, Specimen } from './specimen.tsx'

const grounds: [keyof Theme['color'], keyof Theme['color']][] = [
  ['page', 'text'],
  ['surface', 'textMuted'],
  ['surfaceSunken', 'text'],
  ['surfaceRaised', 'text'],
  ['primary', 'onPrimary'],
  ['primarySoft', 'text'],
  ['accent', 'onAccent'],
  ['accentSoft', 'accentText'],
  ['successSoft', 'success'],
  ['dangerSoft', 'danger'],
  ['danger', 'onDanger'],
  ['warningSoft', 'warning'],
]

const sizes: (keyof Theme['size'])[] = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/** Colours with text on them, and type sizes. */
export function TokenSpecimens() {
  return (
    <Family title="Tokens">
      <Specimen name="Colours">
        {grounds.map(([ground, ink]) => (
          <Swatch key={ground} $ground={ground} $ink={ink}>
            {ground}
            <br />
            {ink}
          </Swatch>
        ))}
      </Specimen>
      <Specimen name="Type">
        {sizes.map((size) => (
          <Sample key={size} $size={size}>
            {size}: HP 26A, ₹7,499.50
          </Sample>
        ))}
      </Specimen>
    </Family>
  )
}

const Swatch = styled.p<{ $ground: keyof Theme['color']; $ink: keyof Theme['color'] }>`
  min-width: 8rem;
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${({ $ground }) => theme.color[$ground]};
  color: ${({ $ink }) => theme.color[$ink]};
  font-size: ${theme.size.s};
`

const Sample = styled.p<{ $size: keyof Theme['size'] }>`
  font-size: ${({ $size }) => theme.size[$size]};
  font-variant-numeric: tabular-nums;
`
