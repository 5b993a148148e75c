package dev.ectype.compiler.ingest.protobuf.token;

import java.util.ArrayList;
import java.util.List;

/** Identifies an element of a file's descriptor: field numbers, each with an index for repeated fields. */
public record ElementPath(List<Integer> steps) {
    /** The path of the file itself. */
    public static final ElementPath FILE = new ElementPath(List.of());

    public ElementPath {
        steps = List.copyOf(steps);
    }

    /** Returns the path of a part of this element. */
    public ElementPath child(int... further) {
        List<Integer> path = new ArrayList<>(steps.size() + further.length);
        path.addAll(steps);
        for (int step : further) {
            path.add(step);
        }
        return new ElementPath(path);
    }

    /** Returns the path without its last number or index; the file is its own parent. */
    public ElementPath parent() {
        return steps.isEmpty() ? this : new ElementPath(steps.subList(0, steps.size() - 1));
    }
}
