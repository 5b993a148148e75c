/**
 * Holds the GraphQL adapter: HTTP, server-sent events, WebSocket and the explorer page. It reads the GraphQL\n * schema of the plan and answers requests at {@code /graphql} according to GraphQL over HTTP and\n * graphql-transport-ws.
 */
@NullMarked
package dev.ectype.runtime.graphql;

import org.jspecify.annotations.NullMarked;
