package dev.ectype.cli.render;

import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.runtime.emulator.Emulator;

/**
 * Describes a served API.
 *
 * @param prefix the prefix of its paths, or empty
 */
public record ServedApi(String prefix, Emulator emulator, CompilationSummary summary) {}
