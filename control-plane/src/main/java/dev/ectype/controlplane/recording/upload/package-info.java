/**
 * Uploads of recordings in several parts, which survive a broken connection.
 * Takes parts with their offsets and digests.
 * Gives a recording after the last part, and removes expired uploads.
 */
@NullMarked
package dev.ectype.controlplane.recording.upload;

import org.jspecify.annotations.NullMarked;
