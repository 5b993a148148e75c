/**
 * Holds rows and their access paths: trees, groups, indexes, filters and pages. Takes encoded documents and page
 * requests. Gives rows in the order of creation without a scan where an index exists.
 */
@NullMarked
package dev.ectype.runtime.state.row;

import org.jspecify.annotations.NullMarked;
