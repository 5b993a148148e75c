/**
 * Holds the parts of JSON texts that may be longer than a document. Takes bytes in UTF-8. Gives members and elements one at
 * a time, which can be read as documents.
 */
@NullMarked
package dev.ectype.runtime.json.slice;

import org.jspecify.annotations.NullMarked;
