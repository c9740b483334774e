// The line to the playground: a websocket that comes back by itself, and asks that get their answer.

const PATIENCE = 20000;

export class Link {
  /** `handlers`: message type -> function; `onstate(open)` tells when the line goes up or down. */
  constructor(handlers, onstate) {
    this.handlers = handlers;
    this.onstate = onstate;
    this.waiting = new Map();
    this.count = 0;
    this.tries = 0;
    this.open();
  }

  open() {
    const url = new URL("/window", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.socket = new WebSocket(url);
    this.socket.onopen = () => {
      this.tries = 0;
      this.onstate(true);
    };
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => this.lost();
  }

  lost() {
    for (const { resolve } of this.waiting.values()) resolve({ t: "error", code: "lost", text: "" });
    this.waiting.clear();
    this.onstate(false);
    this.tries += 1;
    setTimeout(() => this.open(), Math.min(4000, 250 * 2 ** Math.min(this.tries, 5)));
  }

  receive(message) {
    const ask = message.ref === undefined ? null : this.waiting.get(message.ref);
    if (ask) {
      this.waiting.delete(message.ref);
      ask.resolve(message);
    } else this.handlers[message.t]?.(message);
  }

  get ready() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Sends and gives the answer: an object with `t`; `error` when the line is down or nothing came. */
  ask(t, body = {}) {
    if (!this.ready) return Promise.resolve({ t: "error", code: "lost", text: "" });
    this.count += 1;
    const ref = this.count;
    return new Promise((resolve) => {
      this.waiting.set(ref, { resolve });
      this.socket.send(JSON.stringify({ t, ref, ...body }));
      setTimeout(() => {
        if (this.waiting.delete(ref)) resolve({ t: "error", code: "silence", text: "" });
      }, PATIENCE);
    });
  }
}
