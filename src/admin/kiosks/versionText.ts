/** `0.3.0 (t0MeWOpZ)` of the build `index-0.3.0-t0MeWOpZ`; a build without a release is shown as it is. */
export const versionText = (build: string) => build.replace(/^index-(\d.+)-(.{8})$/, '$1 ($2)')
