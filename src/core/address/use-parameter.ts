import {
  useQueryState,
  useQueryStates,
  type Options,
  type UseQueryStateOptions,
  type UseQueryStateReturn,
  type UseQueryStatesKeysMap,
  type UseQueryStatesOptions,
  type UseQueryStatesReturn,
} from 'nuqs'
import type { ParameterName } from './parameters.ts'

interface UseParameter {
  <T>(name: ParameterName, parser: UseQueryStateOptions<T> & { readonly defaultValue: T }): UseQueryStateReturn<T, T>
  <T>(name: ParameterName, parser: UseQueryStateOptions<T>): UseQueryStateReturn<T, undefined>
  (name: ParameterName, options?: Options): UseQueryStateReturn<string, undefined>
}

/** One parameter of the address and how to set it: nuqs's `useQueryState`, for registered names alone. */
export const useParameter: UseParameter = useQueryState

interface UseParameters {
  <Parsers extends UseQueryStatesKeysMap>(
    parsers: Parsers & Readonly<Record<Exclude<keyof Parsers, ParameterName>, never>>,
    options?: Partial<UseQueryStatesOptions<Parsers>>,
  ): UseQueryStatesReturn<Parsers>
}

/** Several parameters of the address and how to set them: nuqs's `useQueryStates`, for registered names alone. */
export const useParameters: UseParameters = useQueryStates
