import { counted, fill } from '../../../words/language.ts';
import { Mark } from '../pieces/mark.tsx';
import { OrderBack, OrderHand, RivalOrders } from './order-card.tsx';
import { orderData, ordersOf, ordersSum } from './orders-data.ts';
import type { AmsScene } from '../scene.ts';

/** 17.3: at most so many lie open during the game. */
const MOST_OPEN = 2;

interface OrdersProps {
  readonly scene: AmsScene;
  readonly seat: number;
  readonly onPress: (id: string) => void;
  readonly detail?: 'full' | 'small';
}

export const hasOrders = ({ position: { view } }: AmsScene, seat: number): boolean => {
  const { known, hidden } = ordersOf(view, seat);
  return known.length + hidden > 0;
};
/** How many, and what they bring as things stand. */
export function ordersTitle(scene: AmsScene, seat: number): string {
  const { orders: said } = scene.speech.more;
  const { known, hidden } = ordersOf(scene.position.view, seat);
  const now = ordersSum(known.map((number) => orderData(scene, seat, number)));
  return hidden > 0 ? String(known.length + hidden) : `${known.length} · ${counted(said.sum, now)}`;
}

/** The orders of a seat as far as they are seen from here: cards, and backs for those that are not. */
export function Orders({ scene, seat, onPress, detail = 'small' }: OrdersProps) {
  const { orders: said } = scene.speech.more;
  const { known, hidden } = ordersOf(scene.position.view, seat);
  const orders = known.map((number) => orderData(scene, seat, number));
  return (
    <div class="ams-orders-box">
      {hidden > 0 && (
        <span class="ams-orders-backs" role="img" aria-label={counted(said.backs, hidden)}>
          {Array.from({ length: hidden }, (_, i) => (
            <OrderBack key={i} size={52} />
          ))}
        </span>
      )}
      {orders.length > 0 && (
        <OrderHand
          orders={orders}
          detail={detail}
          onPress={onPress}
          words={{ row: said.hand, sum: counted(said.sum, ordersSum(orders)) }}
        />
      )}
    </div>
  );
}

/** Inside a banner: backs, and those that lie open. */
export function OrdersOfRival({ scene, seat }: Pick<OrdersProps, 'scene' | 'seat'>) {
  const { orders: said } = scene.speech.more;
  const { view } = scene.position;
  const { hidden } = ordersOf(view, seat);
  const { orders, openOrders } = view.players[seat];
  const open = openOrders.map((number) => orderData(scene, seat, number));
  // In front of a seat whose orders are known here only how many there are is told.
  const backs = hidden + ('hidden' in orders ? 0 : orders.length);
  // Once all are shown there is room for their number and sum.
  if (open.length > MOST_OPEN) {
    const sum = counted(said.sum, ordersSum(open));
    const label = `${counted(said.backs, open.length)}, ${sum}`;
    return (
      <span class="ams-rival-orders" role="img" aria-label={label} title={label}>
        <OrderBack size={26} />
        <span class="figures">{open.length}</span>
        <span class="ams-rival-order">
          <Mark name="prestige" size={15} />
          <span class="figures">{ordersSum(open)}</span>
        </span>
      </span>
    );
  }
  return (
    <RivalOrders
      hidden={backs}
      open={open}
      words={{
        hidden: counted(said.backs, backs),
        open: (n) => {
          const order = open.find(({ number }) => number === n);
          return fill(said.open, { n, text: order?.words.text ?? '', now: order?.words.now ?? '' });
        },
      }}
    />
  );
}
