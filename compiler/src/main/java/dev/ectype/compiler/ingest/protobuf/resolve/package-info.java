/**
 * Holds what turns Protocol Buffers files as they are written into complete descriptors: imports, names, options, rules.
 * Takes the path of a file and whoever can tell what is imported by which path.
 * Gives descriptors as protoc writes them, in an order in which each comes after what it imports, or a finding for each fault.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf.resolve;

import org.jspecify.annotations.NullMarked;
