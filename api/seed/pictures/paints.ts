import { gradient } from './svg.ts'

const down = { x1: 0, y1: 0, x2: 0, y2: 1 }
const across = { x1: 0, y1: 0, x2: 1, y2: 0 }
const slanted = { x1: 0, y1: 0, x2: 1, y2: 1 }

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** A colour between two `#rrggbb` colours; 0 is the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => {
    const channel = Math.round(value + ((target[index] ?? value) - value) * share)
    return channel.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** The materials that drawings are filled with (`url(#metal)`), in a brand's colour. */
export function definePaints(tint: string): string {
  const lit = mix(tint, '#ffffff', 0.28)
  const deep = mix(tint, '#0a0f18', 0.42)
  return [
    gradient('backdrop', down, [mix('#ffffff', tint, 0.01), mix('#e3e8ee', tint, 0.035)]),
    gradient('shadow', 'radial', ['#0d1420@0.42', '#0d1420@0.16', '#0d1420@0']),
    gradient('light', down, ['#ffffff', '#eef1f4', '#d7dce3']),
    gradient('lightSide', across, ['#c6cdd6', '#aab3bf']),
    gradient('lightTop', down, ['#f8fafb', '#e3e7ec']),
    gradient('dark', down, ['#454c57', '#2b3039', '#1b1f26']),
    gradient('darkSide', across, ['#1d2128', '#101318']),
    gradient('darkTop', down, ['#5d6571', '#414854']),
    gradient('metal', down, ['#f4f6f8', '#c3cad2', '#98a2ae']),
    gradient('metalAcross', across, ['#aeb6c1', '#f3f5f7', '#b9c1ca', '#8d97a4']),
    gradient('tint', down, [lit, tint, mix(tint, '#0a0f18', 0.18)]),
    gradient('tintSide', across, [deep, mix(deep, '#0a0f18', 0.3)]),
    gradient('tintTop', down, [mix(tint, '#ffffff', 0.5), mix(tint, '#ffffff', 0.2)]),
    gradient('tintPale', down, [mix(tint, '#ffffff', 0.55)]),
    gradient('tintAcross', across, [deep, lit, tint, deep]),
    gradient('carton', down, ['#ffffff', '#edf0f3']),
    gradient('cartonSide', across, ['#c9cfd7', '#b3bbc6']),
    gradient('screen', slanted, [
      mix(tint, '#0b1524', 0.72),
      mix(tint, '#12305a', 0.35),
      mix(tint, '#ffffff', 0.42),
    ]),
    gradient('lens', 'radial', ['#5f86b8', '#1b2b45', '#05070c']),
    gradient('shine', slanted, ['#ffffff@0.38', '#ffffff@0.04', '#ffffff@0']),
    gradient('gold', down, ['#f6d98a', '#c8963a']),
  ].join('')
}
