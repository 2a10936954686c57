/** What to run for a change; each list is empty if its suite has nothing to do. */
export type TestsOfChange = {
  /** Packages that are linted, whose types are checked, and whose unit tests may be related. */
  packages: string[]
  /** Files whose unit tests jest finds by their imports. */
  unit: string[]
  /** Patterns of API test files. */
  api: string[]
  /** Patterns of browser test files. */
  e2e: string[]
}

type Repository = {
  /** All tracked and new files, relative to the root. */
  files: readonly string[]
  /** Features of the API that import a file of the contract. */
  featuresUsing: (contractFile: string) => string[]
}

const REMOTES = ['mf-marketing', 'mf-shop', 'mf-checkout', 'mf-orders', 'mf-admin']

/**
 * Chooses the tests that a change touches. Unit tests follow imports. Every API test imports the whole API, so
 * API tests are chosen by changed feature, and browser tests by changed screen.
 */
export function testsOfChange(
  changed: readonly string[],
  { files, featuresUsing }: Repository,
): TestsOfChange {
  const code = changed.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
  const unique = (list: string[]) => [...new Set(list)].sort()
  return {
    packages: unique(code.flatMap(packagesOf)),
    unit: unique(code.map(unitSourceOf)).filter(
      (file) => !/^(api\/(src|seed|test)|infra\/e2e)\//.test(file) && files.includes(file),
    ),
    api: unique(code.flatMap((file) => apiPatternsOf(file, featuresUsing))),
    e2e: unique(code.flatMap((file) => browserPatternsOf(file, files))),
  }
}

/** Jest finds no importers in another package: the one user of the S3 client in infra stands for it. */
function unitSourceOf(file: string): string {
  return file.startsWith('api/bucket/') ? 'infra/releases/store/bucket-store.ts' : file
}

/** The package of a file, and all that compile it with their own sources. */
function packagesOf(file: string): string[] {
  if (file.startsWith('api/contract/')) return ['api', 'shell', ...REMOTES, 'infra']
  if (file.startsWith('api/bucket/')) return ['api', 'infra']
  if (file.startsWith('shell/sdk/build/')) return ['shell', ...REMOTES, 'infra']
  if (file.startsWith('shell/')) return ['shell', ...REMOTES]
  const [folder = ''] = file.split('/')
  return ['api', 'infra', ...REMOTES].includes(folder) ? [folder] : []
}

function apiPatternsOf(file: string, featuresUsing: Repository['featuresUsing']): string[] {
  if (file.startsWith('api/contract/')) {
    return featuresUsing(file).map((feature) => `api/src/${feature}/`)
  }
  if (file.startsWith('api/bucket/')) return ['api/bucket/', 'api/src/base/files/']
  const [, folder] = /^(api\/src\/[^/]+\/[^/]+\/|api\/(?:seed|test\/whole-api)\/)/.exec(file) ?? []
  if (folder) return [folder]
  // The composition of the whole API, and of a domain.
  return /^api\/src\/(?:[^/]+\/)?[^/]+\.ts$/.test(file)
    ? ['api/src/base/http/', 'api/src/base/config']
    : []
}

function browserPatternsOf(file: string, files: readonly string[]): string[] {
  if (/^infra\/e2e\/.*\.test\.ts$/.test(file)) return files.includes(file) ? [file] : []
  if (/\.test\.tsx?$/.test(file)) return []
  const [, remote, feature = ''] = /^mf-([a-z]+)\/src\/(?:([a-z-]+)\/)?/.exec(file) ?? []
  if (remote) {
    const ofFeature = `infra/e2e/screens/${remote}/${feature.replace(/s$/, '')}`
    const hasOwnTests = feature !== '' && files.some((path) => path.startsWith(ofFeature))
    return [hasOwnTests ? ofFeature : `infra/e2e/screens/${remote}/`]
  }
  return /^shell\/(src|host)\//.test(file) ? ['infra/e2e/screens/shell/'] : []
}
