/**
 * Reads GraphQL schemas, in SDL or as an introspection result. It takes the texts of one API, possibly in several
 * files, and repairs minor errors. It returns the raw model: root fields are endpoints, with documents for arguments
 * and results.
 */
@NullMarked
package dev.ectype.compiler.ingest.graphql;

import org.jspecify.annotations.NullMarked;
