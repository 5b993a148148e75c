package dev.ectype.compiler.diagnostic;

/** How much a finding matters: an error stops the compilation, the others do not. */
public enum Severity {
    ERROR,
    WARNING,
    NOTE
}
