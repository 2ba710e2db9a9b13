import { useQueryClient } from '@tanstack/react-query'

/** Has everything fetched anew: whatever staff do may show in any list, those of visitors included. */
export function useRenew(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries()
}
