/**
 * Holds the journal: committed writes, their encoding, branches, checkpoints and the hash chain. Takes the changes
 * and the cause of each commit. Gives entries, earlier states and the first entry that was changed afterwards.
 */
@NullMarked
package dev.ectype.runtime.state.journal;

import org.jspecify.annotations.NullMarked;
