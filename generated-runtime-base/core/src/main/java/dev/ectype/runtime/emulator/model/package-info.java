/**
 * Holds the values that operations read and return: bodies, stored instances, members, replies. Takes JSON documents
 * and Java values. Gives typed views of documents and converts them back.
 */
@NullMarked
package dev.ectype.runtime.emulator.model;

import org.jspecify.annotations.NullMarked;
