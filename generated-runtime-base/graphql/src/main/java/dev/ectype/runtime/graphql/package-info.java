/**
 * Holds the GraphQL adapter: HTTP, server-sent events, WebSocket and the explorer page. It reads the GraphQL
 * schema of the plan and answers requests at {@code /graphql} according to GraphQL over HTTP and
 * graphql-transport-ws.
 */
@NullMarked
package dev.ectype.runtime.graphql;

import org.jspecify.annotations.NullMarked;
