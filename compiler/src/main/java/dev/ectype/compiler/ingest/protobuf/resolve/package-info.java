/**
 * Links parsed Protocol Buffers files into complete descriptors: imports, names, options and rules. It takes the path
 * of a file and an {@link Imports} that finds imported files. It returns descriptors like those of protoc, each after
 * its imports, or reports a diagnostic for each error.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf.resolve;

import org.jspecify.annotations.NullMarked;
