import { createAction, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit'
import * as sdk from '@store/sdk'
import type {
  sharedModules as agreedModules,
  SharedModuleName,
} from '@store/sdk/build/shared-modules'
import * as uiShared from '@store/ui/shared'
import * as react from 'react'
import * as reactJsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux'
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
import styled, { css, keyframes, useTheme } from 'styled-components'

type CuratedModule = 'react-router-dom' | 'react-redux' | '@reduxjs/toolkit' | 'styled-components'

type ProvidedExports<Name extends CuratedModule> = Record<
  (typeof agreedModules)[Name]['exports'][number],
  unknown
>

// Whole namespaces would add 30 KB of unused code to every page; the table lists what remotes may use.
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
} satisfies ProvidedExports<'react-router-dom'>

const toolkit = {
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
} satisfies ProvidedExports<'@reduxjs/toolkit'>

const redux = {
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} satisfies ProvidedExports<'react-redux'>

// Without the mark a remote's bundler takes the whole object for the default export.
const styledComponents = {
  __esModule: true,
  css,
  default: styled,
  keyframes,
  useTheme,
} satisfies ProvidedExports<'styled-components'> & { __esModule: true }

const modules: Record<SharedModuleName, unknown> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  'react-redux': redux,
  '@reduxjs/toolkit': toolkit,
  'styled-components': styledComponents,
  '@store/sdk': sdk,
  '@store/ui/shared': uiShared,
}

/** Versions of the shared modules this shell was built with, e.g. `{ react: '19.3.1' }`. */
export const hostVersions: Record<string, string> = __SHARED_VERSIONS__

/** The shared modules in the form of the federation runtime: one instance per page, provided by the host. */
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
