// A rule of oxlint's own kind: the operator `**` is as inexact as Math.pow, and no other rule can name an operator.
const noPower = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node) => {
      if (node.operator !== '**' && node.operator !== '**=') return;
      context.report({
        node,
        message: '`**` is engine-dependent in its last bits: two machines could play two games. Multiply instead.',
      });
    };
    return { BinaryExpression: refuse, AssignmentExpression: refuse };
  },
};

export default { meta: { name: 'exact' }, rules: { 'no-power': noPower } };
