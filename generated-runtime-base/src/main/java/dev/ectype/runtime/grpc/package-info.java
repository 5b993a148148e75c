/**
 * Holds the front door of gRPC: messages with their frames, and what they are as documents.
 * Takes requests over HTTP/2, and over HTTP/1.1 those of gRPC-Web; each method is one call of the emulator.
 * Gives messages, and the status of the protocol for what the emulator refuses.
 */
@NullMarked
package dev.ectype.runtime.grpc;

import org.jspecify.annotations.NullMarked;
