/**
 * Holds the reader of GraphQL schemas, in SDL or as the result of an introspection.
 * Takes the texts of one API, which may be spread over several files, and repairs what does not matter.
 * Gives its raw model: a field of a root type is an endpoint, its arguments are a document and so is what it shows.
 */
@NullMarked
package dev.ectype.compiler.ingest.graphql;

import org.jspecify.annotations.NullMarked;
