package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.row.RowFilter;
import java.util.List;

/** Matches paths below a prefix such as {@code shelves/1/books/2}. The segment {@code -} matches any segment. */
public final class PathPrefix {
    private static final String ANY = "-";

    private final List<String> parts;

    public PathPrefix(String path) {
        this.parts = parts(path);
    }

    /** Creates a filter for rows with a member that contains a longer path with this prefix. */
    public RowFilter filter(MemberPath member) {
        return row -> {
            Document path = Json.parse(row.document()).at(member);
            return path != null && path.isString() && contains(path.text());
        };
    }

    boolean contains(String path) {
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
