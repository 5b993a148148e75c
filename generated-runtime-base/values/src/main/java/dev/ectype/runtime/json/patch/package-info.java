/**
 * Holds JSON Patch, JSON Merge Patch and edits of single objects. Takes a document and a patch or a list of edits.
 * Gives the changed document, or the operation that failed.
 */
@NullMarked
package dev.ectype.runtime.json.patch;

import org.jspecify.annotations.NullMarked;
