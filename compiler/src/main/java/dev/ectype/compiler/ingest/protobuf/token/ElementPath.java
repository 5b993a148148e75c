package dev.ectype.compiler.ingest.protobuf.token;

import java.util.ArrayList;
import java.util.List;

/** Which part of a file's descriptor is meant: field numbers, each with an index where the field is repeated. */
public record ElementPath(List<Integer> steps) {
    /** The file itself. */
    public static final ElementPath FILE = new ElementPath(List.of());

    public ElementPath {
        steps = List.copyOf(steps);
    }

    /** A part of this part. */
    public ElementPath child(int... further) {
        List<Integer> path = new ArrayList<>(steps.size() + further.length);
        path.addAll(steps);
        for (int step : further) {
            path.add(step);
        }
        return new ElementPath(path);
    }

    /** The part that this one is directly in, by its last number or index; the file is in itself. */
    public ElementPath parent() {
        return steps.isEmpty() ? this : new ElementPath(steps.subList(0, steps.size() - 1));
    }
}
