/**
 * Uploads recordings in several parts, so that broken connections cost little. Takes parts with their offsets and digests. Gives a
 * recording after the last part, and removes expired uploads.
 */
@NullMarked
package dev.ectype.controlplane.recording.upload;

import org.jspecify.annotations.NullMarked;
