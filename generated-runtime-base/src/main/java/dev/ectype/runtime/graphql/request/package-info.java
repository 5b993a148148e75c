/**
 * Holds GraphQL requests, parsed documents with their limits, and the format of results. Takes JSON bodies, query
 * strings and execution results. Gives requests for execution and results as JSON.
 */
@NullMarked
package dev.ectype.runtime.graphql.request;

import org.jspecify.annotations.NullMarked;
