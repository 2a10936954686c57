import { prepare, root } from './prepare/prepare.mjs'

/**
 * The npm commands that work in a fresh clone: `node infra/start/run.mjs <name> [argument …]`. The dependencies are
 * installed first, so each command is imported only when it runs.
 * @type {Record<string, (words: string[]) => Promise<void>>}
 */
const commands = {
  start: async () => (await import('./start-command.ts')).start(root),
  dev: async (words) => (await import('./dev-command.ts')).develop(root, words),
  seed: async (words) => (await import('./seed-command.ts')).seed(root, words),
  'create-superadmin': async () =>
    (await import('./create-superadmin-command.ts')).createSuperadmin(root),
  bench: async (words) => (await import('../bench/bench-command.ts')).bench(root, words),
  'bench:web': async (words) => (await import('../bench/web/web-bench-command.ts')).benchWeb(words),
  lighthouse: async (words) =>
    (await import('../lighthouse/lighthouse-command.ts')).runLighthouse(root, words),
  screenshots: async (words) => (await import('./screenshots-command.ts')).screenshots(root, words),
  'ui-kit': async () => (await import('../ui-kit/serve-ui-kit.ts')).showUiKit(root),
}

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
if (!command) throw new Error(`${name} is none of ${Object.keys(commands).join(', ')}`)
await prepare()
await command(words)
