import { Definition, DefinitionList, Heading, Stack, theme, VisuallyHidden } from '@store/ui'
import styled from 'styled-components'

const Facts = styled(DefinitionList)`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${theme.space.xxs} ${theme.space.s};
  font-size: ${theme.size.s};

  > div {
    display: contents;
  }

  dd {
    overflow-wrap: anywhere;
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A label and its value. */
export type Fact = readonly [label: string, value: string | undefined]

type FactListProps = {
  title: string
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  facts: readonly Fact[]
}

/** Facts under a heading; a missing one reads N/A (site 5.6). */
export function FactList({ title, hideTitle = false, facts }: FactListProps) {
  return (
    <Stack as="section" gap="xs">
      {hideTitle ? (
        <VisuallyHidden as="h3">{title}</VisuallyHidden>
      ) : (
        <Heading level={3} size="m">
          {title}
        </Heading>
      )}
      <Facts>
        {facts.map(([label, value]) => (
          <Definition key={label} term={label}>
            {value?.trim() || 'N/A'}
          </Definition>
        ))}
      </Facts>
    </Stack>
  )
}
