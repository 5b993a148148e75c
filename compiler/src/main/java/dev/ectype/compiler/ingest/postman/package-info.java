/**
 * Reads Postman collections and their environments. Takes the tree of a collection. Gives a sample for each request and each
 * saved response, from which the description of the API is derived as from recorded traffic.
 */
@NullMarked
package dev.ectype.compiler.ingest.postman;

import org.jspecify.annotations.NullMarked;
