import {
  createAction,
  createAsyncThunk,
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
} from '@reduxjs/toolkit'
import * as sdk from '@store/sdk'
import type {
  sharedModules as agreedModules,
  SharedModuleName,
} from '@store/sdk/build/shared-modules'
import * as react from 'react'
import * as reactJsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
import * as styledComponents from 'styled-components'

type HandedOver<Name extends 'react-router-dom' | '@reduxjs/toolkit'> = Record<
  (typeof agreedModules)[Name]['exports'][number],
  unknown
>

// Whole namespaces would put 25 KB of router nobody uses on every page; the table says what remotes may use.
const router = {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} satisfies HandedOver<'react-router-dom'>

const toolkit = {
  createAction,
  createAsyncThunk,
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
} satisfies HandedOver<'@reduxjs/toolkit'>

const modules: Record<SharedModuleName, unknown> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  'styled-components': styledComponents,
  '@store/sdk': sdk,
}

/** Versions of the shared modules this shell was built with, e.g. `{ react: '19.3.1' }`. */
export const hostVersions: Record<string, string> = __SHARED_VERSIONS__

/** The shared modules as the federation runtime wants them: there is one of each on a page, the host's. */
export function sharedModules() {
  return Object.fromEntries(
    Object.entries(modules).map(([name, module]) => {
      const version = hostVersions[name] ?? '0.0.0'
      const shareConfig = {
        singleton: true,
        eager: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
      }
      return [name, { version, scope: 'default', lib: () => module, shareConfig }]
    }),
  )
}
