const bid = '5.8';
const load = '9.12';

/** The paragraph of what is asked, by task: why everything else is not possible yet. */
export const askedBy: Readonly<Record<string, string>> = {
  'place-shop': '2.12',
  'pick-column': '5.1',
  answer: '5.4',
  'pay-grain': bid,
  'pay-coin': bid,
  'pay-wood': bid,
  'pay-goods': bid,
  'pay-beaver': bid,
  'pay-mink': bid,
  'pay-otter': bid,
  'pay-muskrat': bid,
  'free-column': '5.17',
  turn: '6.3',
  'more-shops': '7.1',
  'load-beaver': load,
  'load-mink': load,
  'load-otter': load,
  'load-muskrat': load,
  'buy-wood': '10.5',
  'sell-wood': '10.5',
  'buy-grain': '10.6',
  'sell-grain': '10.6',
  'market-coin': '10.12',
  'lose-shop': '11.4',
};
