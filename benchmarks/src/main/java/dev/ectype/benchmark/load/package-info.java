/**
 * The client's side of a serving benchmark.
 * It takes requests as bytes, a port, a number of connections and a duration.
 * It gives the number of replies, of failures among them, and how long a reply took.
 */
@NullMarked
package dev.ectype.benchmark.load;

import org.jspecify.annotations.NullMarked;
