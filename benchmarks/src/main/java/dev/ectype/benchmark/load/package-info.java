/**
 * Generates the client load of a serving benchmark.
 * It takes requests as bytes, a port, a number of connections and a duration.
 * It returns the number of replies and failures, and the response times.
 */
@NullMarked
package dev.ectype.benchmark.load;

import org.jspecify.annotations.NullMarked;
