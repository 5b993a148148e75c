package dev.ectype.compiler.diagnostic;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects findings: each once, a bounded number of them, errors before all others. */
public final class Diagnostics {
    /** How many findings are kept; the rest is counted. */
    public static final int LIMIT = 1_000;

    private final Set<Diagnostic> collected = new LinkedHashSet<>();
    private final boolean strict;
    private long dropped;
    private int errors;

    public Diagnostics() {
        this(false);
    }

    private Diagnostics(boolean strict) {
        this.strict = strict;
    }

    /** A collector for which warnings are errors. */
    public static Diagnostics strict() {
        return new Diagnostics(true);
    }

    /** Reports a finding with the usual severity of its code. */
    public void report(DiagnosticCode code, SourceLocation location, String message, String hint) {
        add(Diagnostic.of(code, location, message, hint));
    }

    public void add(Diagnostic found) {
        Diagnostic diagnostic = strict && found.severity() == Severity.WARNING ? found.asError() : found;
        if (collected.contains(diagnostic)) {
            return;
        }
        if (collected.size() == LIMIT) {
            dropped++;
            if (!diagnostic.isError() || errors == LIMIT) {
                return;
            }
            evictNonError();
        }
        collected.add(diagnostic);
        errors += diagnostic.isError() ? 1 : 0;
    }

    public void addAll(Diagnostics others) {
        others.collected.forEach(this::add);
        dropped += others.dropped;
    }

    public boolean hasErrors() {
        return errors > 0;
    }

    public boolean isEmpty() {
        return collected.isEmpty();
    }

    /** How many findings came after the collector was full. */
    public long dropped() {
        return dropped;
    }

    /** The findings kept, in the order of their locations. */
    public List<Diagnostic> sorted() {
        return collected.stream().sorted().toList();
    }

    private void evictNonError() {
        Iterator<Diagnostic> candidates = collected.iterator();
        while (candidates.hasNext()) {
            if (!candidates.next().isError()) {
                candidates.remove();
                return;
            }
        }
    }
}
