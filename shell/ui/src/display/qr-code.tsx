import { theme } from '@store/ui/shared'
import { generate } from 'lean-qr'
import styled from 'styled-components'

/** Width of the white margin that a scanner needs, in modules. */
const quietZone = 4

/** Side of a module in rem, at least: cameras of old phones blur smaller ones. */
const smallestModule = 0.2

const Drawing = styled.svg<{ $side: number }>`
  width: ${({ $side }) => Math.max(11, $side * smallestModule)}rem;
  max-width: 100%;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
`

/** The dark modules as one path, each a square of one unit. */
function pathOf(text: string): { path: string; size: number } {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, index) => index)
  const squares = rows.flatMap((y) =>
    rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`),
  )
  return { path: squares.join(''), size: code.size }
}

/**
 * A QR code, wider with a longer text; black on white in dark mode, too, because scanners need it.
 * @example <QrCode text={upiAddress} label="UPI QR code" />
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = pathOf(text)
  const side = size + 2 * quietZone
  return (
    <Drawing
      $side={side}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </Drawing>
  )
}
