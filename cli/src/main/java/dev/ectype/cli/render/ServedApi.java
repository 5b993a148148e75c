package dev.ectype.cli.render;

import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.runtime.emulator.Emulator;

/**
 * One of the APIs that are served.
 *
 * @param prefix what its paths begin with, or nothing
 */
public record ServedApi(String prefix, Emulator emulator, CompilationSummary summary) {}
