export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'remote-never-imports-remote',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'shell-never-imports-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-' },
    },
    {
      name: 'sdk-only-through-public',
      severity: 'error',
      from: { pathNot: '^shell/' },
      to: { path: '^shell/', pathNot: '^shell/sdk/((src|parts)/public\\.ts$|testing/|build/)' },
    },
    {
      // A relative path would bundle a second store, session or theme into every remote that uses a part.
      name: 'parts-reach-the-shared-sdk-by-its-name',
      severity: 'error',
      from: { path: '^shell/sdk/parts/' },
      to: { path: '^shell/sdk/src/', pathNot: '^shell/sdk/src/public\\.ts$' },
    },
    {
      name: 'shared-sdk-never-imports-parts',
      severity: 'error',
      from: { path: '^shell/sdk/src/' },
      to: { path: '^shell/sdk/parts/' },
    },
    {
      name: 'sdk-never-imports-shell',
      severity: 'error',
      from: { path: '^shell/sdk/' },
      to: { path: '^shell/src/' },
    },
    {
      name: 'browser-imports-schemas-as-types-only',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^api/contract/schemas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-never-imports-api',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^api/', pathNot: '^api/contract/' },
    },
    {
      name: 'repository-is-private-to-its-feature',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: '^api/src/app\\.ts$' },
      to: { path: '^api/src/[^/]+/[^/]+-repository\\.ts$', pathNot: '^api/src/$1/' },
    },
    {
      name: 'routes-have-no-sql',
      severity: 'error',
      from: { path: '-routes\\.ts$' },
      to: { path: '(^api/src/database/|-repository\\.ts$|node_modules/knex)' },
    },
    {
      name: 'e2e-is-black-box',
      severity: 'error',
      from: { path: '^infra/e2e/' },
      to: { path: '^(api|shell|mf-[^/]+)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
