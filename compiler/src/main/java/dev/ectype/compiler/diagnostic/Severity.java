package dev.ectype.compiler.diagnostic;

/** Lists the severities of diagnostics. Only an error stops the compilation. */
public enum Severity {
    ERROR,
    WARNING,
    NOTE
}
