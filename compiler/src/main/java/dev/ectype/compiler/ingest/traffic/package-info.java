/**
 * Reads recorded traffic. Takes recordings as lines or HTTP Archives. Gives the observed exchanges and the start state that
 * their replies show.
 */
@NullMarked
package dev.ectype.compiler.ingest.traffic;

import org.jspecify.annotations.NullMarked;
