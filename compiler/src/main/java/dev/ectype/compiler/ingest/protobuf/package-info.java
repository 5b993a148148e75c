/**
 * Contains the ingestor of Protocol Buffers. Services become calls, and messages become their JSON documents. It takes
 * linked descriptors and returns one raw model of all files together, with the descriptors for the gRPC adapter.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf;

import org.jspecify.annotations.NullMarked;
