import { useTranslation } from './use-translation.ts'

export function usePropertyWords() {
  return useTranslation(['property', 'site'] as const)
}
