package dev.ectype.compiler.diagnostic;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects diagnostics: each once, a bounded number, errors before all others. */
public final class Diagnostics {
    /** The maximum number of stored diagnostics; further ones are only counted. */
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

    /** Creates a collector that turns warnings into errors. */
    public static Diagnostics strict() {
        return new Diagnostics(true);
    }

    /** Reports a diagnostic with the usual severity of its code. */
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

    /** Returns the number of diagnostics beyond the limit. */
    public long dropped() {
        return dropped;
    }

    /** Returns the stored diagnostics, sorted by location. */
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
