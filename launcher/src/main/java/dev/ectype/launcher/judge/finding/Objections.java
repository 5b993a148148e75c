package dev.ectype.launcher.judge.finding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects objections in the order in which they are found. */
public final class Objections {
    private final List<Objection> found = new ArrayList<>();

    public void add(ConclusionKey conclusion, Reason reason, @Nullable String correction) {
        found.add(new Objection(conclusion, reason, correction));
    }

    public List<Objection> found() {
        return List.copyOf(found);
    }
}
