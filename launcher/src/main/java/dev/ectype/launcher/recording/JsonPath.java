package dev.ectype.launcher.recording;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Matches positions in JSON documents with a JSONPath of members, elements, wildcards and descendants. It supports no
 * filters, because callers walk through a document and see one value at a time.
 */
public final class JsonPath {
    private static final String FORM = "expected .name, ['name'], [0], [*] or ..name";

    private final String written;
    private final List<Step> steps;

    private JsonPath(String written, List<Step> steps) {
        this.written = written;
        this.steps = List.copyOf(steps);
    }

    /** One step of a path; a wildcard without name and index. */
    private record Step(@Nullable String name, int index, boolean deep) {
        boolean fits(JsonPosition place) {
            if (name != null) {
                return name.equals(place.name());
            }
            return index < 0 || index == place.index();
        }
    }

    /** Parses a path; throws an {@link IllegalArgumentException} with the error and its position. */
    public static JsonPath parse(String written) {
        return new JsonPath(written, new Reading(written).steps());
    }

    /** Reports whether the path matches a position or one of its parents. */
    public boolean covers(@Nullable JsonPosition place) {
        Deque<JsonPosition> places = new ArrayDeque<>();
        for (JsonPosition at = place; at != null; at = at.parent()) {
            places.addFirst(at);
        }
        return fits(0, new ArrayList<>(places), 0);
    }

    private boolean fits(int step, List<JsonPosition> places, int from) {
        if (step == steps.size()) {
            return true;
        }
        Step current = steps.get(step);
        int last = current.deep ? places.size() : Math.min(from + 1, places.size());
        for (int at = from; at < last; at++) {
            if (current.fits(places.get(at)) && fits(step + 1, places, at + 1)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return written;
    }

    /** Parses one path from its first character. */
    private static final class Reading {
        private final String text;
        private int at;

        Reading(String text) {
            this.text = text;
        }

        List<Step> steps() {
            if (!text.startsWith("$")) {
                throw wrong("expected $");
            }
            at = 1;
            List<Step> steps = new ArrayList<>();
            while (at < text.length()) {
                boolean deep = text.startsWith("..", at);
                boolean dotted = text.charAt(at) == '.';
                at += deep ? 2 : dotted ? 1 : 0;
                boolean bracket = at < text.length() && text.charAt(at) == '[';
                if (bracket ? dotted && !deep : !dotted) {
                    throw wrong(FORM);
                }
                steps.add(bracket ? bracket(deep) : named(deep));
            }
            return steps;
        }

        private Step named(boolean deep) {
            int from = at;
            while (at < text.length() && ".[]'\"()?@ ".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String name = text.substring(from, at);
            if (name.isEmpty()) {
                throw wrong(FORM);
            }
            return new Step(name.equals("*") ? null : name, -1, deep);
        }

        private Step bracket(boolean deep) {
            int close = text.indexOf(']', at + 1);
            char quote = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
            if (quote == '\'' || quote == '"') {
                close = text.indexOf(quote + "]", at + 2) + 1;
            }
            if (close <= 0) {
                throw wrong("expected ] at its end");
            }
            String inside = text.substring(at + 1, close);
            if (quote == '\'' || quote == '"') {
                at = close + 1;
                return new Step(inside.substring(1, inside.length() - 1), -1, deep);
            }
            if (!inside.matches("\\*|[0-9]{1,9}")) {
                throw wrong(FORM);
            }
            at = close + 1;
            return new Step(null, inside.equals("*") ? -1 : Integer.parseInt(inside), deep);
        }

        private IllegalArgumentException wrong(String expected) {
            return new IllegalArgumentException(
                    "\"" + text + "\" is not a JSONPath: " + expected + " at character " + (at + 1));
        }
    }
}
