import type { Command } from './command.ts'

/** Options every command takes. */
export const commonOptions = {
  store: {
    type: 'string',
    meaning: 'folder of the site, or s3://bucket (RELEASE_STORE); .data/site when left out',
  },
  reason: { type: 'string', meaning: 'why, for the history' },
  json: { type: 'boolean', meaning: 'answers with data for programs' },
} as const

/** How all commands are called. */
export function usageOfAll(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, { words, summary }]) => [
    `${name} ${words}`.trim(),
    summary,
  ])
  return [
    'npm run release -- <command>',
    '',
    ...inColumns(lines),
    '',
    'every command takes:',
    ...optionLines(commonOptions),
    '',
    'npm run release -- help <command> says more of one',
  ].join('\n')
}

/** How one command is called. */
export function usageOf(name: string, { words, summary, options = {} }: Command): string {
  return [
    `npm run release -- ${`${name} ${words}`.trim()}`,
    `  ${summary}`,
    '',
    ...optionLines({ ...options, ...commonOptions }),
  ].join('\n')
}

function optionLines(options: NonNullable<Command['options']>): string[] {
  return inColumns(
    Object.entries(options).map(([name, { type, meaning }]) => [
      `--${name}${type === 'string' ? ' <…>' : ''}`,
      meaning,
    ]),
  )
}

function inColumns(lines: string[][]): string[] {
  const width = Math.max(...lines.map(([first = '']) => first.length))
  return lines.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
