import { Command } from 'commander'
import type { WebBenchOptions } from '../bench/web/web-bench-command.ts'
import type { LighthouseOptions } from '../lighthouse/lighthouse-command.ts'
import {
  attachTerminal,
  positiveNumber,
  runCommandLine,
  wholeNumber,
} from '../processes/command-line.ts'

/**
 * Runs one of the npm commands that work in a fresh clone.
 * @param line the name and the arguments of the command
 * @returns the exit code if the command has not ended the process: 0 success, 1 failure, 2 invalid usage
 */
export function runSiteCommand(root: string, line: readonly string[]): Promise<number> {
  return runCommandLine(siteCommands(root), line)
}

/** Each program is imported only when it runs, because some take seconds to load. */
function siteCommands(root: string): Command {
  const terminal = { print: console.log, printError: console.error }
  const program = attachTerminal(new Command('npm run'), terminal)
  program
    .command('start')
    .description('runs the whole site on this machine')
    .action(async () => (await import('./start-command.ts')).start(root))
  program
    .command('dev [package...]')
    .description('runs the site and rebuilds the packages, by default all, on every change')
    .action(async (names: string[]) => (await import('./dev-command.ts')).develop(root, names))
  program
    .command('seed')
    .description('fills the catalogue of this site')
    .option('--products <count>', 'up to this many products', wholeNumber)
    .action(async ({ products }: { products?: number }) =>
      (await import('./data-commands.ts')).seed(root, products),
    )
  program
    .command('create-superadmin')
    .description('asks for e-mail and password and creates the first superadmin')
    .action(async () => (await import('./data-commands.ts')).createSuperadmin(root))
  program
    .command('remove-second-factor <email>')
    .description('removes the second factor of an account, for the last superadmin who lost it')
    .action(async (email: string) =>
      (await import('./data-commands.ts')).removeSecondFactor(root, email),
    )
  program
    .command('move-files')
    .description(
      'copies the files of this site into the bucket of FILES_BUCKET_URL; can be repeated',
    )
    .option('--delete', 'deletes the files here that the bucket then has')
    .action(async (options: { delete?: boolean }) =>
      (await import('./data-commands.ts')).moveFiles(root, options),
    )
  program
    .command('ui-kit')
    .description('serves a gallery of every component, on PORT or any free port')
    .action(async () => (await import('../ui-kit/serve-ui-kit.ts')).showUiKit(root))
  program
    .command('screenshots [word...]')
    .description('saves every screen, or those whose name contains one of the words')
    .action(async (words: string[]) =>
      (await import('./screenshots-command.ts')).screenshots(root, words),
    )
  addDeployment(program, root)
  addMeasurements(program, root)
  return program
}

function addDeployment(program: Command, root: string): void {
  program
    .command('images')
    .description('builds the container images of this commit')
    .option('--tag <tag>', 'tag of the images', 'latest')
    .option('--fresh', 'builds the base images again, for security updates')
    .action(async (options: { tag: string; fresh?: boolean }) =>
      (await import('../images/images-command.ts')).makeImages(root, options),
    )
  program
    .command('deploy:check [fault...]')
    .description(
      'runs the tests in every engine and the site in containers, orders in it, and lets parts of it fail',
    )
    .option('--tag <tag>', 'uses images of this tag instead of building them')
    .action(async (words: string[], { tag }: { tag?: string }) =>
      (await import('../deploy-check/deploy-check-command.ts')).checkDeployment(root, words, tag),
    )
}

function addMeasurements(program: Command, root: string): void {
  program
    .command('kubernetes:check')
    .description('checks manifests and alerts with kustomize, kubectl and promtool')
    .action(async () => (await import('../kubernetes/check-command.ts')).checkManifests(root))
  program
    .command('bench [benchmark...]')
    .description('measures the API against ceilings measured in the same run')
    .option('--products <count>', 'size of the catalogue', wholeNumber, 100_000)
    .option('--orders <count>', 'length of the order history', wholeNumber, 1_000_000)
    .action(async (names: string[], sizes: { products: number; orders: number }) =>
      (await import('../bench/bench-command.ts')).bench(root, names, sizes),
    )
  program
    .command('bench:web')
    .description('measures the first visit against one bundle and a naive request chain')
    .option('--url <origin>', 'a running site with its files in --folder; default: a new one')
    .option('--folder <folder>', 'the files of the site at --url')
    .option('--runs <count>', 'visits of each variant', wholeNumber, 7)
    .option('--downlink <Mbit/s>', 'bandwidth of the visitor', positiveNumber, 50)
    .option('--cpu <factor>', 'how many times slower the visitor is', positiveNumber, 1)
    .option('--long-list', 'measures what pasting 3,000 lines into the quick order costs the page')
    .option('--first-html', 'measures pages rendered beforehand against those that are not')
    .action(async (options: WebBenchOptions) =>
      (await import('../bench/web/web-bench-command.ts')).benchWeb(options),
    )
  program
    .command('lighthouse')
    .description('measures the most common landing pages as on a phone')
    .option('--url <origin>', 'a running site; default: a new one')
    .option('--runs <count>', 'the median of this many runs counts', wholeNumber, 3)
    .option(
      '--cpu <factor>',
      'how many times slower a phone is than this machine',
      positiveNumber,
      4,
    )
    .action(async (options: LighthouseOptions) =>
      (await import('../lighthouse/lighthouse-command.ts')).runLighthouse(root, options),
    )
}
