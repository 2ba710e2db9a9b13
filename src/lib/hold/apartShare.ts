/**
 * How far a part has come away, 0 to 1, eased at both ends.
 * @param opening of the whole object, 0 to 1
 */
export function apartShare(
  opening: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const share = Math.min(1, Math.max(0, (opening - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
