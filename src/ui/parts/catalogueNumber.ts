/** A device in the catalogue, by its place among all devices, also those that are not shown here: two digits. */
export const catalogueNumber = (index: number) => String(index + 1).padStart(2, '0')
