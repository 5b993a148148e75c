/**
 * Holds the ingestor of Protocol Buffers: services as calls, and messages as the documents that their JSON form is.
 * Takes descriptors whose names and options are complete.
 * Gives one raw model of all files together, with the descriptors themselves for those who speak gRPC.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf;

import org.jspecify.annotations.NullMarked;
