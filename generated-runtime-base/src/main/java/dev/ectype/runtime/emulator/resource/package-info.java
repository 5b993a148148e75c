/**
 * Holds what the emulator knows of each kind of thing that an API keeps: its identifiers, its owner, its documents.
 * Takes the resources and relationships of a plan, and what clients send.
 * Gives the schema of the state and documents of the stored type, ready to be kept and shown.
 */
@NullMarked
package dev.ectype.runtime.emulator.resource;

import org.jspecify.annotations.NullMarked;
