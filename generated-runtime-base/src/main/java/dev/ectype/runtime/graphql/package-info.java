/**
 * Holds the front door of GraphQL: GraphQL over HTTP, on graphql-java.
 * Takes the schema that the plan brings, and requests at {@code /graphql}.
 * Gives what selections ask for: each field of a root type by one call to the emulator, what is below it from the version of the state that
 * the call has seen.
 */
@NullMarked
package dev.ectype.runtime.graphql;

import org.jspecify.annotations.NullMarked;
