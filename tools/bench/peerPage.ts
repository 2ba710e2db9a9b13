/** What the benchmark asks of the other galaxy. */
export interface PeerPage {
  /** Shows so many labelled spheres that lie still, all of them in the picture. */
  open(count: number): Promise<void>
  /** Draws a frame from a camera that has moved. @returns ms of script */
  draw(frame: number): number
  /** @returns ms for so many rays */
  pick(times: number): number
}

declare global {
  interface Window {
    peer: PeerPage
  }
}
