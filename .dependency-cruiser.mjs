import { domains } from './api/domains.mjs'
import { tableOwners } from './api/table-owners.mjs'
import { domainRules } from './infra/test/domains/domain-rules.mjs'
import {
  findSqlModules,
  routesHaveNoSqlRule,
} from './infra/test/table-owners/check-table-owners.mjs'

const sqlModules = findSqlModules('api', tableOwners)

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
      to: {
        path: '^shell/',
        pathNot: '^shell/(sdk/(src/public\\.ts$|testing/|build/)|ui/(src|shared)/public\\.ts$)',
      },
    },
    {
      // A relative path would bundle a second theme or a second store of toasts into every remote.
      name: 'bundled-components-reach-shared-ones-by-name',
      severity: 'error',
      from: { path: '^shell/ui/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/(sdk/src|ui/shared)/', pathNot: '/public\\.ts$' },
    },
    {
      name: 'shared-components-never-import-bundled-ones',
      severity: 'error',
      from: { path: '^shell/ui/shared/' },
      to: { path: '^shell/ui/src/' },
    },
    {
      name: 'sdk-knows-no-components',
      severity: 'error',
      from: { path: '^shell/sdk/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/(ui|host)/' },
    },
    {
      name: 'packages-never-import-the-shell',
      severity: 'error',
      from: { path: '^shell/(sdk|ui|host)/' },
      to: { path: '^shell/src/' },
    },
    {
      // It creates the store and opens sessions; in a remote that would be a second one.
      name: 'only-the-shell-imports-the-host',
      severity: 'error',
      from: { pathNot: '^shell/(src|host|sdk/testing|ui/gallery)/' },
      to: { path: '^shell/host/' },
    },
    {
      name: 'browser-imports-schemas-as-types-only',
      severity: 'error',
      // The build replaces schema-checks.ts by the code of its checks.
      from: {
        path: '^(shell|mf-[^/]+)/',
        pathNot: '^shell/src/composition/schema-checks\\.ts$',
      },
      to: { path: '^api/contract/schemas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-never-imports-api',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^api/', pathNot: '^api/contract/' },
    },
    ...domainRules(domains),
    routesHaveNoSqlRule(sqlModules),
    {
      // It imports types of the wire, which the patch of the parser takes out, and infra's releases, which it publishes.
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
