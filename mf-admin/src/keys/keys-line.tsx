import { theme } from '@store/sdk'
import styled from 'styled-components'
import { Key } from './key.tsx'
import type { KeyHelp } from './keys-help.tsx'

const Line = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};

  ${theme.media.desktop} {
    display: flex;
  }
`

/** The keys of a screen at a glance; the help says the same to who does not see it. */
export function KeysLine({ keys }: { keys: readonly KeyHelp[] }) {
  return (
    <Line aria-hidden>
      {keys.map(([key, does]) => (
        <span key={key}>
          <Key>{key}</Key> {does}
        </span>
      ))}
    </Line>
  )
}
