import { describe, expect, test } from 'vitest';
import { givesOf, namesIn, pathOf, textOf } from './files.ts';
import { linkGives, packGives, saveGives, settingsGive, sheetGives } from './gives.ts';
import { finishedSave } from './program.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('saves', () => {
  test.each(namesIn('saves'))('%s opens as it was kept', async (name) => {
    expect(asJson(await saveGives(JSON.parse(textOf(name))))).toEqual(givesOf(name));
  });

  test.concurrent.each(namesIn('saves'))('%s is played to its end', async (name) => {
    const save = JSON.parse(textOf(name)) as { id: string; length: number; over: boolean };
    const { over, length } = await finishedSave(save.id, save);
    expect(over).toBe(true);
    if (save.over) expect(length).toBe(save.length);
    else expect(length).toBeGreaterThan(save.length);
  });
});

test.each(namesIn('links'))('%s holds its game', async (name) => {
  expect(asJson(await linkGives(textOf(name).trim()))).toEqual(givesOf(name));
});

test.each(namesIn('packs'))('%s is read', (name) => {
  const game = name.includes('nieuw-') ? 'nieuw-amsterdam' : 'amsterdam';
  expect(packGives(game, pathOf(name))).toEqual(givesOf(name));
});

test.each(namesIn('sheets'))('%s goes on', (name) => {
  expect(asJson(sheetGives(pathOf(name), textOf(name)))).toEqual(givesOf(name));
});

test.each(namesIn('settings'))('%s is taken', (name) => {
  expect(settingsGive(textOf(name))).toEqual(givesOf(name));
});
