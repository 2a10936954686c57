import path from 'node:path'

/** A module with a single instance per page: provided by the host, not bundled by remotes. */
export interface SharedModule {
  /** Range of host versions a remote works with; a policy, not the installed version. */
  range: string
  /** Package the module belongs to. */
  package: string
  /** The provided exports, where the whole module would add unused code to every page. */
  exports?: readonly string[]
  /** The public module of a package of our own. Only the files beside and below it are loaded once per page. */
  source?: string
}

/**
 * The table of shared modules. A remote consumes each key it imports from the host; another sub-path of these packages
 * would bundle a second copy and fails the remote's build.
 */
export const sharedModules = {
  react: { range: '^19.0.0', package: 'react' },
  'react/jsx-runtime': { range: '^19.0.0', package: 'react' },
  'react-dom': { range: '^19.0.0', package: 'react-dom' },
  'react-router-dom': {
    range: '^7.0.0',
    package: 'react-router-dom',
    exports: [
      'Link',
      'NavLink',
      'Navigate',
      'Outlet',
      'Route',
      'Routes',
      'createSearchParams',
      'generatePath',
      'matchPath',
      'useHref',
      'useLinkClickHandler',
      'useLocation',
      'useMatch',
      'useNavigate',
      'useNavigationType',
      'useOutletContext',
      'useParams',
      'useResolvedPath',
      'useRoutes',
      'useSearchParams',
    ],
  },
  'react-redux': {
    range: '^9.0.0',
    package: 'react-redux',
    exports: ['shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
  },
  '@reduxjs/toolkit': {
    range: '^2.0.0',
    package: '@reduxjs/toolkit',
    exports: ['createAction', 'createSelector', 'createSlice', 'isAnyOf', 'nanoid'],
  },
  'styled-components': {
    range: '^6.0.0',
    package: 'styled-components',
    exports: ['css', 'default', 'keyframes', 'useTheme'],
  },
  '@store/sdk': {
    range: '^4.0.0',
    package: '@store/sdk',
    source: path.join(import.meta.dirname, '../src/public.ts'),
  },
  '@store/ui/shared': {
    range: '^1.0.0',
    package: '@store/ui',
    source: path.join(import.meta.dirname, '../../ui/shared/public.ts'),
  },
} as const satisfies Record<string, SharedModule>

/** Key of a shared module, e.g. `react/jsx-runtime`. */
export type SharedModuleName = keyof typeof sharedModules
