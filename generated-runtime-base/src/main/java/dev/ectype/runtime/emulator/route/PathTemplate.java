package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.plan.Location;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.schema.EnumSchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A described path cut into segments. */
final class PathTemplate {
    /**
     * A segment: a literal, one parameter, or text with parameters in it.
     *
     * @param choices what each parameter may only be, empty where that is not listed
     */
    record Segment(List<String> literals, List<String> names, List<List<String>> choices) {
        @Nullable
        String literal() {
            return names.isEmpty() ? literals.get(0) : null;
        }

        boolean isParameter() {
            return names.size() == 1
                    && literals.get(0).isEmpty()
                    && literals.get(1).isEmpty();
        }
    }

    private PathTemplate() {}

    static List<Segment> segments(String path) {
        return segments(path, List.of());
    }

    static List<Segment> segments(String path, List<ParameterPlan> parameters) {
        List<Segment> segments = new ArrayList<>();
        String trimmed = trim(path);
        int from = 0;
        while (from < trimmed.length()) {
            int to = end(trimmed, from);
            segments.add(segment(trimmed.substring(from, to), parameters));
            from = to + 1;
        }
        return segments;
    }

    /** Without the slashes around it: nobody means another operation by one. */
    private static String trim(String path) {
        int from = path.startsWith("/") ? 1 : 0;
        int to = path.length() > from && path.endsWith("/") ? path.length() - 1 : path.length();
        return path.substring(from, to);
    }

    private static int end(String path, int from) {
        int depth = 0;
        for (int at = from; at < path.length(); at++) {
            char character = path.charAt(at);
            depth += character == '{' ? 1 : character == '}' ? -1 : 0;
            if (character == '/' && depth <= 0) {
                return at;
            }
        }
        return path.length();
    }

    private static Segment segment(String text, List<ParameterPlan> parameters) {
        List<String> literals = new ArrayList<>();
        List<String> names = new ArrayList<>();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            literals.add(text.substring(from, open));
            names.add(text.substring(open + 1, close));
            from = close + 1;
        }
        literals.add(text.substring(from));
        List<List<String>> choices = new ArrayList<>();
        boolean adjoin =
                literals.size() > 2 && literals.subList(1, literals.size() - 1).contains("");
        names.forEach(name -> choices.add(adjoin ? choices(name, parameters) : List.of()));
        return new Segment(literals, names, choices);
    }

    private static List<String> choices(String name, List<ParameterPlan> parameters) {
        List<String> choices = new ArrayList<>();
        for (ParameterPlan parameter : parameters) {
            boolean meant = parameter.in() == Location.PATH && parameter.name().equals(name);
            if (meant && Shape.bare(parameter.type()) instanceof EnumSchema listed) {
                listed.values().forEach(value -> choices.add(value.isString() ? value.text() : value.toString()));
            }
        }
        return choices;
    }
}
