/** The value at an index that must exist. Throws RangeError where a plain read would give undefined. */
export function at<T>(values: ArrayLike<T>, index: number): T {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no value at ${index} of ${values.length}`)
  return value
}
