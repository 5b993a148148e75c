/**
 * Holds the GraphQL adapter: HTTP, server-sent events, WebSocket and the explorer page. Takes the GraphQL schema of
 * the plan and requests at {@code /graphql}. Gives responses as GraphQL over HTTP and graphql-transport-ws define
 * them.
 */
@NullMarked
package dev.ectype.runtime.graphql;

import org.jspecify.annotations.NullMarked;
