/**
 * Holds persistent data structures: a trie, a key map and their cursors. Takes values by index or by key. Gives new
 * versions that share unchanged nodes with earlier ones.
 */
@NullMarked
package dev.ectype.runtime.state.tree;

import org.jspecify.annotations.NullMarked;
