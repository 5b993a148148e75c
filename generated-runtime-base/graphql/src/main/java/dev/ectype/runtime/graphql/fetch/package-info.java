/**
 * Holds the data fetchers and the objects that they resolve. A root field takes one
 * operation call. All other fields are read from the version of the state that the call read.
 */
@NullMarked
package dev.ectype.runtime.graphql.fetch;

import org.jspecify.annotations.NullMarked;
