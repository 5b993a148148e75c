/**
 * Holds the state of an emulated API: documents in stores, one writer at a time, readers that never wait, a logical clock and repeatable ids.
 * Takes transactions that read one version and write another, and the descriptions of the tables.
 * Gives rows, pages, a journal of every committed write, and snapshots that restore to equal bytes.
 */
@NullMarked
package dev.ectype.runtime.state;

import org.jspecify.annotations.NullMarked;
