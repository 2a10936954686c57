import type { Command } from './command.ts'

/** Options that every command accepts. */
export const commonOptions = {
  store: {
    type: 'string',
    description: 'folder of the site, or s3://bucket (RELEASE_STORE); default .data/site',
  },
  reason: { type: 'string', description: 'reason, recorded in the history' },
  json: { type: 'boolean', description: 'prints JSON' },
} as const

/** The usage of all commands. */
export function formatUsage(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, { args, summary }]) => [
    `${name} ${args}`.trim(),
    summary,
  ])
  return [
    'npm run release -- <command>',
    '',
    ...formatColumns(lines),
    '',
    'every command accepts:',
    ...formatOptions(commonOptions),
    '',
    'npm run release -- help <command> explains one command',
  ].join('\n')
}

/** The usage of one command. */
export function formatCommandUsage(name: string, { args, summary, options = {} }: Command): string {
  return [
    `npm run release -- ${`${name} ${args}`.trim()}`,
    `  ${summary}`,
    '',
    ...formatOptions({ ...options, ...commonOptions }),
  ].join('\n')
}

function formatOptions(options: NonNullable<Command['options']>): string[] {
  return formatColumns(
    Object.entries(options).map(([name, { type, description }]) => [
      `--${name}${type === 'string' ? ' <…>' : ''}`,
      description,
    ]),
  )
}

function formatColumns(lines: string[][]): string[] {
  const width = Math.max(...lines.map(([first = '']) => first.length))
  return lines.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
