import styled, { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

type Shape = 'text' | 'block' | 'card'

const shapes = {
  text: css`
    height: 1.5em;
    height: 1lh;
    border: solid transparent;
    border-width: 0.2em 0;
    border-radius: ${theme.radius.s};
    background-clip: padding-box;
  `,
  block: css`
    border-radius: ${theme.radius.s};
  `,
  card: css`
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.m};
  `,
}

const Shade = styled.span<{ $shape: Shape; $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  background-color: ${theme.color.surfaceSunken};
  ${({ $shape }) => shapes[$shape]}
`

type SkeletonProps = {
  shape?: Shape
  /** Number of lines of text. */
  lines?: number
  /** CSS lengths, for blocks and cards. */
  height?: string
  width?: string
}

/**
 * A placeholder for loading content, so that nothing jumps. Give it the size of that content. It pulses within a `Loading`.
 * @example <Loading><Skeleton lines={3} /></Loading>
 */
export function Skeleton({
  shape = 'text',
  lines = 1,
  height = '8rem',
  width = '100%',
}: SkeletonProps) {
  if (shape !== 'text') return <Shade aria-hidden $shape={shape} $width={width} $height={height} />
  const widths = Array.from({ length: lines }, (_, line) => {
    const isLastOfSome = lines > 1 && line === lines - 1
    return { key: `line-${line}`, width: isLastOfSome ? '60%' : width }
  })
  return widths.map((line) => (
    <Shade key={line.key} aria-hidden $shape="text" $width={line.width} $height="auto" />
  ))
}
