/**
 * Reads the parts that descriptions with paths have in common: the keys of paths, the names of operations and the security. It takes
 * operations as declared, and their parameters and bodies as each format reads them. It returns endpoints.
 */
@NullMarked
package dev.ectype.compiler.ingest.path;

import org.jspecify.annotations.NullMarked;
