/** The unknowns of as many linear equations, by elimination with the largest pivot. */
export function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    if (rows[pivot][column] === 0) throw new RangeError('the equations have no single solution');
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const share = rows[i][column] / rows[column][column];
      for (let j = column; j <= size; j++) rows[i][j] -= share * rows[column][j];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}
