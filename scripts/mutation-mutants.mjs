// Every small mistake that could be made in a source file: a mutant is one of them. And how all mutants of a sample are
// written into one source, each behind a question that says whether it is the one in force: `__mutant(17) ? wrong : right`.
import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';

const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '|': ['&'],
  '&': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
};
const ASSIGNMENTS = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '|=': '&=',
  '&=': '|=',
  '<<=': '>>=',
  '>>=': '<<=',
};
const METHODS = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor' };
/** calls whose receiver can stand for them */
const DROPPED = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'trim']);
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** of these only the expression is code */
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** What can go wrong at a node: changes of the text of a node, as [node, new text, 'expression' or 'statement']. */
function changesAt(node, parent, key, text) {
  const of = (part) => text.slice(part.start, part.end);
  const found = [];
  const change = (wrong, part = node) => found.push([part, wrong, 'expression']);
  switch (node.type) {
    case 'BinaryExpression':
      if (node.operator === '+' && (isText(node.left) || isText(node.right))) break;
      for (const other of OPERATORS[node.operator] ?? []) change(`${of(node.left)} ${other} ${of(node.right)}`);
      break;
    case 'LogicalExpression':
      if (node.operator === '??') change(of(node.left));
      for (const other of OPERATORS[node.operator] ?? []) change(`(${of(node.left)}) ${other} (${of(node.right)})`);
      break;
    case 'UnaryExpression':
      if (node.operator === '!' || node.operator === '-') change(of(node.argument));
      break;
    case 'UpdateExpression': {
      const other = node.operator === '++' ? '--' : '++';
      change(node.prefix ? `${other}${of(node.argument)}` : `${of(node.argument)}${other}`);
      break;
    }
    case 'AssignmentExpression':
      if (ASSIGNMENTS[node.operator]) change(`${of(node.left)} ${ASSIGNMENTS[node.operator]} ${of(node.right)}`);
      break;
    case 'IfStatement':
    case 'ConditionalExpression':
      change('true', node.test);
      change('false', node.test);
      break;
    case 'Literal':
      if (typeof node.value === 'number') {
        change(String(node.value + 1));
        if (node.value > 0) change(String(node.value - 1));
      } else if (typeof node.value === 'boolean') change(String(!node.value));
      else if (typeof node.value === 'string' && parent.type !== 'ExpressionStatement')
        change(node.value === '' ? "'x'" : "''");
      break;
    case 'ArrayExpression':
      if (node.elements.length > 0) change('[]');
      break;
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) break;
      const { name } = callee.property;
      const rest = text.slice(callee.property.end, node.end);
      if (Object.hasOwn(METHODS, name))
        change(`${text.slice(node.start, callee.property.start)}${METHODS[name]}${rest}`);
      if (DROPPED.has(name) && key !== 'expression') change(of(callee.object));
      break;
    }
    case 'ExpressionStatement':
      if (['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(node.expression.type))
        found.push([node, '', 'statement']);
      break;
    default:
      if (LOOPS.has(node.type) && node.test) change('false', node.test);
      if (FUNCTIONS.has(node.type) && node.body?.type === 'BlockStatement' && node.body.body.length > 1)
        found.push([node.body, '', 'body']);
  }
  return found;
}

/** Literals that are no values: names of fields, modules, types. */
const isName = (parent, key) =>
  (key === 'key' && !parent.computed) || (key === 'property' && !parent.computed) || key === 'source';

function walk(node, parent, key, inFunction, visit) {
  if (node.type.startsWith('TS')) {
    if (WRAPPERS.has(node.type)) walk(node.expression, parent, key, inFunction, visit);
    return;
  }
  if (node.type.startsWith('Import') || (node.type.startsWith('Export') && node.source)) return;
  if (!(node.type === 'Literal' && isName(parent, key))) visit(node, parent, key, inFunction);
  const within = inFunction || FUNCTIONS.has(node.type);
  for (const [name, child] of Object.entries(node)) {
    if (name === 'typeAnnotation' || name === 'typeArguments' || name === 'typeParameters' || name === 'returnType')
      continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one === 'object' && typeof one.type === 'string' && 'start' in one)
        walk(one, node, name, within, visit);
  }
}

/** Whether a file of a package holds tables of printed facts: outside of functions there is no logic to get wrong. */
const isTable = (file) => file.includes('/data/') || file.endsWith('-data.ts');

/**
 * All mutants of one source. A mutant is known by its file, the line it stands on without its number, what it changes,
 * and which of several alike on that line it is; so it stays the same while other lines come and go.
 */
export function mutantsOf(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const alike = new Map();
  walk(program, program, '', false, (node, parent, key, inFunction) => {
    if (isTable(file) && !inFunction) return;
    for (const [part, wrong, form] of changesAt(node, parent, key, text)) {
      const lineStart = text.lastIndexOf('\n', part.start - 1) + 1;
      const line = text.slice(lineStart, text.indexOf('\n', part.start)).trim();
      const right = text.slice(part.start, part.end);
      const name = [file, line, form === 'expression' ? right : form, wrong].join('\u0000');
      const nth = alike.get(name) ?? 0;
      alike.set(name, nth + 1);
      found.push({
        file,
        line: text.slice(0, part.start).split('\n').length,
        start: part.start,
        end: part.end,
        form,
        wrong,
        says:
          form === 'expression' ? `${short(right)} → ${short(wrong)}` : form === 'body' ? 'body removed' : 'removed',
        source: line,
        nth,
        name: `${name}\u0000${nth}`,
      });
    }
  });
  return found;
}

const short = (text) => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 57)}…` : flat;
};

/** The sample of a seed: the mutants with the lowest hashes, so that each has the same chance and a seed the same ones. */
export function sampleOf(mutants, count, seed) {
  const key = ({ name }) => createHash('sha256').update(`${seed}\u0000${name}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, key: key(mutant) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** The source with these mutants in it, each in force only when `__mutant` says so of its number. */
export function withMutants(text, mutants) {
  const wide = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  const render = (from, to, inside) => {
    let out = '';
    let at = from;
    for (let i = 0; i < inside.length; ) {
      const outer = inside[i];
      const within = [];
      for (i++; i < inside.length && inside[i].start < outer.end; i++) within.push(inside[i]);
      out += text.slice(at, outer.start) + switched(outer, render(outer.start, outer.end, within));
      at = outer.end;
    }
    return out + text.slice(at, to);
  };
  return render(0, text.length, wide);
}

function switched({ id, form, wrong }, right) {
  if (form === 'expression') return `(__mutant(${id}) ? (${wrong}) : (${right}))`;
  return form === 'body' ? `{ if (!__mutant(${id})) ${right} }` : `{ if (!__mutant(${id})) { ${right} } }`;
}
