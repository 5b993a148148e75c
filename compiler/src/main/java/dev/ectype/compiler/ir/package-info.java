/**
 * Contains the API model: the API, its endpoints with requests and responses, and the JSON form of the whole model.
 * Ingestion and inference create it, and every later stage reads it. The JSON form reads back equal.
 */
@NullMarked
package dev.ectype.compiler.ir;

import org.jspecify.annotations.NullMarked;
