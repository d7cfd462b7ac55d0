import type { Edition } from '@mokum/nieuw-amsterdam';
import { counted } from './catalogue.ts';
import type { NieuwAmsterdamWords } from './en/nieuw-amsterdam.ts';

/** The numbers of an edition as sentences need them: an edition pack may have others than ours. */
export function figuresNieuwAmsterdam(
  { amounts }: NieuwAmsterdamWords,
  locale: string,
  { prices, limits, income, points }: Pick<Edition, 'prices' | 'limits' | 'income' | 'points'>,
): Readonly<Record<string, string>> {
  const plural = new Intl.PluralRules(locale);
  const amount = (what: keyof typeof amounts, n: number): string => counted(plural, amounts[what], n);
  const [first, second, other] = points.shipment;
  return {
    shop: amount('wood', prices.shop),
    farm: amount('wood', prices.farm),
    warehouse: amount('wood', prices.warehouse),
    post: amount('wood', prices.post),
    wood: amount('coin', prices.wood),
    grain: amount('coin', prices.grain),
    fee: amount('coin', prices.special),
    pass: amount('coin', income.pass),
    food: amount('grain', prices.food),
    fur: String(prices.fur),
    shops: String(limits.shops),
    farms: String(limits.farms),
    furs: String(limits.furs),
    warehouses: String(limits.warehousesInARound),
    sole: amount('point', points.sole),
    lost: amount('point', points.lostShop),
    shared: String(points.shared),
    first: amount('point', first),
    second: String(second),
    other: String(other),
  };
}
