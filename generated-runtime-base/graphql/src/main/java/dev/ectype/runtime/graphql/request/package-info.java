/**
 * Holds GraphQL requests, parsed documents with their limits, and the format of results. It reads JSON bodies
 * and query strings, and writes execution results as JSON.
 */
@NullMarked
package dev.ectype.runtime.graphql.request;

import org.jspecify.annotations.NullMarked;
