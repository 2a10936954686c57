import { theme } from '@store/ui'
import styled from 'styled-components'

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    min-height: ${theme.target};
    padding-block: ${theme.space.xxs};
    border-block-end: 1px solid ${theme.color.border};
  }

  li:last-child {
    border-block-end: 0;
  }
`

const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: ${theme.line.tight};

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

const End = styled.div`
  flex: none;
  font-variant-numeric: tabular-nums;
`

/** One entry of a ranking: name, note and ranked value. */
export type Rank = { key: string; name: React.ReactNode; note: string; end: React.ReactNode }

/** A ranking, the first one first. */
export function RankList({ ranks }: { ranks: readonly Rank[] }) {
  return (
    <List>
      {ranks.map(({ key, name, note, end }) => (
        <li key={key}>
          <Name>
            {name}
            <small>{note}</small>
          </Name>
          <End>{end}</End>
        </li>
      ))}
    </List>
  )
}
