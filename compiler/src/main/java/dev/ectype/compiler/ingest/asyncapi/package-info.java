/**
 * Reads AsyncAPI descriptions, versions 2.0 to 2.6, 3.0 and 3.1. It takes the root of a description and resolves references between its
 * files. It returns an endpoint for each message of each operation, bound to its channel.
 */
@NullMarked
package dev.ectype.compiler.ingest.asyncapi;

import org.jspecify.annotations.NullMarked;
