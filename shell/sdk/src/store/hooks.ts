import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from './root-reducer.ts'
import type { AppDispatch } from './store.ts'

/** `useSelector` typed with the store's state. */
export const useAppSelector = useSelector.withTypes<RootState>()

/** `useDispatch` typed with the store's thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
