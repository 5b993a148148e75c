'use strict';
// The endpoint is relative to the page, so that sandboxes and mounts use their own.
const endpoint = new URL(location.pathname.replace(/__service\/graphiql\/?$/, 'graphql'), location.href);

const isSubscription = (asked, document) => (document?.definitions ?? []).some(each =>
  each.kind === 'OperationDefinition' && each.operation === 'subscription'
    && (!asked.operationName || each.name?.value === asked.operationName));

/** Runs a subscription over graphql-transport-ws. */
const subscribed = asked => ({
  subscribe(sink) {
    const address = new URL(endpoint);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address, 'graphql-transport-ws');
    const say = message => socket.send(JSON.stringify(message));
    socket.onopen = () => say({type: 'connection_init'});
    socket.onmessage = ({data}) => {
      const message = JSON.parse(data);
      switch (message.type) {
        case 'connection_ack': say({id: '1', type: 'subscribe', payload: asked}); break;
        case 'next': sink.next(message.payload); break;
        case 'error': sink.next({errors: message.payload}); sink.complete(); break;
        case 'complete': sink.complete(); break;
      }
    };
    socket.onclose = () => sink.complete();
    return {unsubscribe: () => socket.close()};
  },
});

const fetcher = (asked, options) => isSubscription(asked, options?.documentAST)
  ? subscribed(asked)
  : fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept': 'application/graphql-response+json, application/json',
        ...options?.headers,
      },
      body: JSON.stringify(asked),
    }).then(reply => reply.json());

// Keys the stored input by API, because another API may have used this port before.
const storageOf = api => {
  const key = name => `${location.pathname}#${api}#${name}`;
  return {
    getItem: name => localStorage.getItem(key(name)),
    setItem: (name, value) => localStorage.setItem(key(name), value),
    removeItem: name => localStorage.removeItem(key(name)),
    clear: () => Object.keys(localStorage).filter(name => name.startsWith(key(''))).forEach(name => localStorage.removeItem(name)),
    get length() { return localStorage.length; },
  };
};

const open = ({api, query}) => {
  const asked = new URLSearchParams(location.search);
  const given = name => asked.get(name) ?? undefined;
  ReactDOM.createRoot(document.getElementById('explorer')).render(React.createElement(GraphiQL, {
    fetcher,
    storage: storageOf(api),
    defaultQuery: query,
    query: given('query'),
    variables: given('variables'),
    operationName: given('operationName'),
  }));
};

fetch('graphiql/start.json')
  .then(reply => reply.json())
  .catch(() => ({api: '', query: '{ __typename }\n'}))
  .then(open);
