/**
 * Reads the test scripts of requests without running them. Takes the source of a script. Gives the status, the members and the
 * variables that well-known assertions state; everything else is ignored.
 */
@NullMarked
package dev.ectype.compiler.ingest.postman.script;

import org.jspecify.annotations.NullMarked;
