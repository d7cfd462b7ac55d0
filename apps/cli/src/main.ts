import manifest from '../package.json' with { type: 'json' };

const usage = `Usage: mokum <command> [options]

Options:
  --help     show this text
  --version  show the version`;

const [first] = process.argv.slice(2);
if (first === '--version') console.log(manifest.version);
else if (first === undefined || first === '--help') console.log(usage);
else {
  console.error(`mokum: unknown command or option "${first}"\n\n${usage}`);
  process.exitCode = 2;
}
