import type { Answer, Question, Up } from '@mokum/protocol';

/** What was asked and not answered yet. Asking changes nothing, so after a reconnect all of it is asked again. */
export class Asks {
  readonly #open = new Map<number, { readonly what: Question; readonly answer: (answer: Answer) => void }>();
  #last = 0;

  /** names the oldest question that is not answered yet; empty for none */
  get underWay(): string {
    const [oldest] = this.#open.keys();
    return oldest === undefined ? '' : `question ${oldest}`;
  }

  /** Notes a question; gives its message, and the answer when it comes. */
  add(what: Question): { readonly message: Up; readonly answer: Promise<Answer> } {
    this.#last++;
    const id = this.#last;
    const answer = new Promise<Answer>((resolve) => this.#open.set(id, { what, answer: resolve }));
    return { message: { is: 'ask', id, what }, answer };
  }

  answered(id: number, answer: Answer): void {
    this.#open.get(id)?.answer(answer);
    this.#open.delete(id);
  }

  repeat(): Up[] {
    return [...this.#open].map(([id, { what }]) => ({ is: 'ask', id, what }));
  }

  refuseAll(answer: Answer): void {
    for (const id of this.#open.keys()) this.answered(id, answer);
  }
}
