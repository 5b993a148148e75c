/**
 * Defines the resource types of SCIM and their attributes (RFC 7643). Takes resources as identity providers send them. Gives resources
 * with the defined names and types, and the errors of the protocol.
 */
@NullMarked
package dev.ectype.controlplane.scim.schema;

import org.jspecify.annotations.NullMarked;
