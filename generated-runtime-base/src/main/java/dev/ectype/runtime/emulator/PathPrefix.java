package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.RowFilter;
import java.util.List;

/** The beginning of paths such as {@code shelves/1/books/2}; a part that is {@code -} is like any other. */
final class PathPrefix {
    private static final String ANY = "-";

    private final List<String> parts;

    PathPrefix(String path) {
        this.parts = parts(path);
    }

    /** Keeps the rows in which a member holds a path that begins so and goes on. */
    RowFilter filter(MemberPath member) {
        return row -> {
            Document path = Json.parse(row.document()).at(member);
            return path != null && path.isString() && leadsTo(path.text());
        };
    }

    boolean leadsTo(String path) {
        List<String> other = parts(path);
        if (other.size() <= parts.size()) {
            return false;
        }
        for (int at = 0; at < parts.size(); at++) {
            if (!parts.get(at).equals(ANY) && !parts.get(at).equals(other.get(at))) {
                return false;
            }
        }
        return true;
    }

    private static List<String> parts(String path) {
        return List.of(path.split("/"));
    }
}
