/**
 * Holds the data fetchers and the objects that they resolve. Takes field arguments, call results and one version of
 * the state. Gives field values: each root field with one operation call, all other fields from the version of the
 * state that the call read.
 */
@NullMarked
package dev.ectype.runtime.graphql.fetch;

import org.jspecify.annotations.NullMarked;
