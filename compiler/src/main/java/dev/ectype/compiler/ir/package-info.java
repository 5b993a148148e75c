/**
 * Holds the API model: the API, its endpoints with requests and responses, and the JSON form of the whole model.
 * Takes what an ingestor read and what inference proposed. Gives the value that every later stage reads; its JSON
 * form reads back equal.
 */
@NullMarked
package dev.ectype.compiler.ir;

import org.jspecify.annotations.NullMarked;
