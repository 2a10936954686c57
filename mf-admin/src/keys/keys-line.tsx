import { Key, type KeyHelp, theme } from '@store/ui'
import styled from 'styled-components'

/** Takes the remaining width, or wraps to its own line. */
const Line = styled.p`
  display: none;
  flex: 1 1 24rem;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space.xxs} ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};

  ${theme.media.desktop} {
    display: flex;
  }
`

const Pair = styled.span`
  white-space: nowrap;
`

/** The shortcuts of a screen in one line, hidden from screen readers: the help dialog lists them, too. */
export function KeysLine({ keys }: { keys: readonly KeyHelp[] }) {
  return (
    <Line aria-hidden>
      {keys.map(([key, does]) => (
        <Pair key={key}>
          <Key>{key}</Key> {does}
        </Pair>
      ))}
    </Line>
  )
}
