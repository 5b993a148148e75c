/**
 * How many bytes of contents the organizations of each plan may store.
 * Takes the bytes that features have stored, and uploads.
 * Gives refusals of uploads that a plan has no room for, and what is stored.
 */
@NullMarked
package dev.ectype.controlplane.platform.quota;

import org.jspecify.annotations.NullMarked;
