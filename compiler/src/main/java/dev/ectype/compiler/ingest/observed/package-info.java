/**
 * Derives an OpenAPI description from observed exchanges: paths from URLs, types from values, replies from replies. Takes
 * samples of exchanges from any format that contains them. Gives the description, which the OpenAPI ingestor reads, and the
 * exchanges by operation.
 */
@NullMarked
package dev.ectype.compiler.ingest.observed;

import org.jspecify.annotations.NullMarked;
