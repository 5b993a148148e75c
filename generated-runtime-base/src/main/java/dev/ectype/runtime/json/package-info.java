/**
 * Holds JSON as checked bytes with a flat index beside them, a writer, and the rewrites that need no object tree.
 * Takes untrusted bytes and bounds what they may cost.
 * Gives documents that keep member order and number literals, so that the same input answers the same bytes.
 */
@NullMarked
package dev.ectype.runtime.json;

import org.jspecify.annotations.NullMarked;
