import { Button, theme } from '@store/ui'
import styled from 'styled-components'
import { leavePreview } from './preview-storage.ts'

interface PreviewBadgeProps {
  shown: readonly { name: string; version: string }[]
  /** Why other releases are not shown, one sentence each. */
  problems: readonly string[]
}

/** Marks every page as a preview and offers a button to leave it. */
export function PreviewBadge({ shown, problems }: PreviewBadgeProps) {
  const names = shown.map(({ name, version }) => `${name} ${version}`).join(', ')
  return (
    <Container aria-label="Preview">
      {names && <p>Preview {names}</p>}
      {problems.map((problem) => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
      <Button size="s" onClick={leavePreview}>
        Leave preview
      </Button>
    </Container>
  )
}

const Container = styled.aside`
  position: fixed;
  inset-block-end: calc(${theme.viewportFloor} + ${theme.space.xs});
  inset-inline: 0;
  z-index: ${theme.depth.overlay};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs} ${theme.space.s};
  width: fit-content;
  max-width: calc(100vw - 2 * ${theme.space.xs});
  margin-inline: auto;
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};
  font-size: ${theme.size.s};
`
