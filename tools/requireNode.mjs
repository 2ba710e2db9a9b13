// Plain JavaScript on purpose: the Node that is too old cannot read TypeScript. Import this first.
const needed = 26

const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  console.error(
    `Nachklang runs on Node ${needed}, this is ${process.version}. ` +
      'The right one comes with the dependencies: run "npm ci", then use the npm commands (npm start, npm test). ' +
      'If npm kept install scripts from running, "npm rebuild node --ignore-scripts=false" fetches it.',
  )
  process.exit(1)
}
