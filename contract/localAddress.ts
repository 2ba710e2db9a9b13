/** Whether a host is only the machine itself; `[::1]` as addresses write it, `::1` as settings do. */
export const isLocalHost = (host: string) =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** Whether an address leads nowhere from another machine, such as a visitor's phone. */
export const isLocalAddress = (address: string) =>
  URL.canParse(address) && isLocalHost(new URL(address).hostname)
