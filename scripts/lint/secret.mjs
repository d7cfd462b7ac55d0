// What a table sends must not know where its luck comes from. In the host only the ports name a seed; everywhere else the
// word itself is refused, so that nobody can put one into a message by mistake.
const noSeed = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node, name) => {
      if (typeof name !== 'string' || !/seed|commitment/i.test(name)) return;
      context.report({ node, message: 'Only the ports of the host name a seed: no message may hold one.' });
    };
    return { Identifier: (node) => refuse(node, node.name), Literal: (node) => refuse(node, node.value) };
  },
};

export default { meta: { name: 'secret' }, rules: { 'no-seed': noSeed } };
