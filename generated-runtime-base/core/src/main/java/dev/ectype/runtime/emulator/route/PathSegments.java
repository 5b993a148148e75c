package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.EnumSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Splits a described path into segments. */
final class PathSegments {
    /**
     * Holds a segment: a literal, one parameter, or text with parameters.
     *
     * @param literals the texts around the parameters
     * @param names the parameters
     * @param choices the allowed texts of each parameter, or empty lists
     * @param spanning true if the segment may span several segments of a request
     */
    record Segment(List<String> literals, List<String> names, List<List<String>> choices, boolean spanning) {
        @Nullable
        String literal() {
            return names.isEmpty() ? literals.get(0) : null;
        }

        boolean isParameter() {
            return !spanning
                    && names.size() == 1
                    && literals.get(0).isEmpty()
                    && literals.get(1).isEmpty();
        }
    }

    private final Supplier<List<ParameterPlan>> parameters;
    private final @Nullable String spanning;

    /** Creates the splitter. Parameters are decoded only for the few paths that need them. */
    private PathSegments(Supplier<List<ParameterPlan>> parameters, @Nullable String spanning) {
        this.parameters = parameters;
        this.spanning = spanning;
    }

    static List<Segment> segments(String path) {
        return new PathSegments(List::of, null).split(path);
    }

    /** Returns the segments of an operation's path. */
    static List<Segment> segments(BindingPlan.Http http, Supplier<List<ParameterPlan>> parameters) {
        return new PathSegments(parameters, http.spanning()).split(http.path());
    }

    private List<Segment> split(String path) {
        List<Segment> segments = new ArrayList<>();
        String trimmed = trim(path);
        int from = 0;
        while (from < trimmed.length()) {
            int to = end(trimmed, from);
            segments.add(segment(trimmed.substring(from, to)));
            from = to + 1;
        }
        return segments;
    }

    /** Removes the surrounding slashes, which distinguish no operations. */
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

    private Segment segment(String text) {
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
        // Segments of requests are decoded before they are compared with literals.
        literals.add(names.isEmpty() ? PercentCodec.decode(text, 0, text.length()) : text.substring(from));
        List<List<String>> choices = new ArrayList<>();
        boolean several = names.size() > 1;
        names.forEach(name -> choices.add(several ? choices(name) : List.of()));
        return new Segment(literals, names, choices, spanning != null && names.contains(spanning));
    }

    private List<String> choices(String name) {
        List<String> choices = new ArrayList<>();
        for (ParameterPlan parameter : parameters.get()) {
            boolean meant = parameter.in() == Location.PATH && parameter.name().equals(name);
            if (meant && SchemaShape.bare(parameter.type()) instanceof EnumSchema listed) {
                listed.values().forEach(value -> choices.add(value.isString() ? value.text() : value.toString()));
            }
        }
        return choices;
    }
}
