/** Whatever opens a window or a printer's dialog from a script does nothing on a screen in the museum. */
export function lockWindow(view: Window): void {
  view.open = () => null
  view.print = () => {}
}
