// kernel ← games ← bots ← apps; kernel ← protocol ← host ← apps; words ← apps. A path of a workspace package is its real one (packages/…).
const game = '^packages/(grachtenpand|nieuw-amsterdam|amsterdam)/';
const test = '[.]test[.]ts$|^packages/[^/]+/test/';

/** A package may import itself and what `allowed` says; its tests may import the test tools as well. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'must-resolve',
      comment: 'An import that leads nowhere, or only by luck.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    only('kernel-stands-alone', '^packages/kernel/', '^packages/kernel/', 'The kernel imports nothing but itself.'),
    only(
      'game-imports-kernel-and-itself',
      game,
      ['^packages/kernel/', '^packages/$1/'],
      'A game knows the kernel and itself.',
    ),
    only(
      'bots-import-games',
      '^packages/bots/',
      ['^packages/(kernel|nature|bots)/', game],
      'Bots know the kernel, nature and the games, not how people talk or look.',
    ),
    only(
      'nature-knows-a-hash',
      '^packages/nature/',
      ['^packages/(kernel|nature)/', '^node_modules/@noble/hashes/'],
      'Nature knows the kernel and a hash.',
    ),
    only(
      'protocol-stands-apart',
      '^packages/protocol/',
      ['^packages/(kernel|protocol)/', '^node_modules/valibot/'],
      'Messages know the types of the kernel and a library of schemas, and no rules.',
    ),
    only(
      'host-knows-no-game',
      '^packages/host/',
      '^packages/(kernel|protocol|host)/',
      'A table being played knows the border of games and the messages, and no game.',
    ),
    {
      name: 'client-knows-no-host',
      comment: 'The end at which somebody looks on must not bring the table with it; types alone are shared.',
      severity: 'error',
      from: { path: '^packages/host/src/client/', pathNot: test },
      to: {
        path: '^packages/host/src/',
        pathNot: ['^packages/host/src/(client|ports)/', '^packages/host/src/host[.]ts$'],
      },
    },
    // That words and messages import types alone is a matter for oxlint: the parser used here does not tell types from code.
    only(
      'words-import-games',
      '^packages/words/',
      ['^packages/(kernel|words)/', game],
      'Words know the kernel and the games, so that a missing key fails the build.',
    ),
    {
      name: 'nothing-imports-apps',
      comment: 'An app is an end of the arrows.',
      severity: 'error',
      from: { path: '^(packages/|apps/([^/]+)/)' },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'home-knows-no-game',
      comment: 'What the first page loads must not bring a game, its bots or the kernel with it.',
      severity: 'error',
      from: { path: '^apps/web/src/(app|home|ui|symbols|words|settings|saves)/', pathNot: test },
      to: { path: [game, '^packages/bots/'] },
    },
    {
      name: 'tests-keep-the-arrows',
      comment: 'A test of a package may import test tools, Node and what its package may import.',
      severity: 'error',
      from: { path: `${game}.*[.]test[.]ts$` },
      to: { path: '^packages/', pathNot: ['^packages/kernel/', '^packages/$1/'] },
    },
    {
      name: 'not-to-test',
      comment: 'Code that ships does not import a test.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '[.]test[.]ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
