/** Emulates published descriptions in separate processes and calls them with foreign clients. */
@NullMarked
package dev.ectype.cli.published;

import org.jspecify.annotations.NullMarked;
