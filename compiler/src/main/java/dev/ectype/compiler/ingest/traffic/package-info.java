/**
 * Derives an OpenAPI description from recorded traffic: paths from URLs, types from values, replies from replies. It
 * takes recordings as lines or HTTP Archives. It returns the description, which the OpenAPI ingestor reads, and the
 * exchanges.
 */
@NullMarked
package dev.ectype.compiler.ingest.traffic;

import org.jspecify.annotations.NullMarked;
