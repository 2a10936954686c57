import { Definition, DefinitionList, theme } from '@store/ui'
import styled from 'styled-components'

const List = styled(DefinitionList)`
  display: grid;
  gap: ${theme.space.xs};

  > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: ${theme.space.xs};
    align-items: baseline;
  }

  ${theme.media.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** Facts by their names; those that are not there are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, React.ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <Definition key={name} term={name}>
            {value}
          </Definition>
        ),
      )}
    </List>
  )
}
