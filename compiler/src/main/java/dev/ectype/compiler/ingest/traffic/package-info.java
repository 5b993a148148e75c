/**
 * Describes an API from what was heard of it: paths from addresses, types from values, replies from replies.
 * Takes recordings, as lines or as HTTP Archives.
 * Gives a description in OpenAPI, which is then read like any other, and the exchanges it was made from.
 */
@NullMarked
package dev.ectype.compiler.ingest.traffic;

import org.jspecify.annotations.NullMarked;
