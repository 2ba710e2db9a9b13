/** Two digits, counted over all devices, hidden ones included. */
export const catalogueNumber = (index: number) => String(index + 1).padStart(2, '0')
