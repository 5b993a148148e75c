/**
 * Holds JSON as validated bytes with a tape index, and a writer. Takes untrusted bytes and limits on size, depth and
 * tokens. Gives documents that keep member order and number literals, so that equal input gives equal output.
 */
@NullMarked
package dev.ectype.runtime.json;

import org.jspecify.annotations.NullMarked;
