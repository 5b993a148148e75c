/**
 * Caches compiled emulators on disk, so that unchanged descriptions are not compiled again.
 * It takes a compilation request and, after a compilation, the files that it read and its artifact.
 * It returns the artifact of equal inputs; a failure of the disk only means a cache miss.
 */
@NullMarked
package dev.ectype.launcher.cache;

import org.jspecify.annotations.NullMarked;
